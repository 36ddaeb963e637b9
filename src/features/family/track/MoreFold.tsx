import type { ReactNode } from 'react';
import { Fold } from '../../../ui/fold/Fold.tsx';
import { LetterCard } from '../letter/LetterCard.tsx';
import { FollowAnother } from './FollowAnother.tsx';
import { isOffline, type PartProps } from './RequestParts.tsx';
import { ShownLeaving } from './ShownLeaving.tsx';
import * as t from './words.ts';

/** Seldom needed: a letter, the data, ending the request, a new one. `children`, the rest of the request, come first. */
export function MoreFold({ view, screen, children }: PartProps & { children?: ReactNode }) {
  const { request, readAt } = view;
  return (
    <div data-no-print>
      <Fold
        heading={children ? t.seeAllOfRequest : t.moreAboutRequest}
        hint={children ? t.whatRestHas : request.can.withdraw && t.moreOrWithdraw}
      >
        {children}
        <LetterCard request={request} readAt={readAt} />
        <ShownLeaving request={request} changes={screen.changes} offline={isOffline(view)} />
        <FollowAnother screen={screen} />
      </Fold>
    </div>
  );
}
