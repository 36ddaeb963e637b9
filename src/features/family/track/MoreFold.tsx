import type { ReactNode } from 'react';
import { Fold } from '../../../ui/fold/Fold.tsx';
import { LetterCard } from '../letter/LetterCard.tsx';
import { EndCard } from './EndCard.tsx';
import { EraseCard } from './EraseCard.tsx';
import { ExportCard } from './ExportCard.tsx';
import { FollowAnother } from './FollowAnother.tsx';
import { isOffline, type PartProps } from './RequestParts.tsx';
import * as t from './leaving.words.ts';

/** Seldom needed: a letter, the data, ending the request, a new one. `children` come first. */
export function MoreFold({ view, screen, children }: PartProps & { children?: ReactNode }) {
  const { request, readAt } = view;
  const { changes } = screen;
  const offline = isOffline(view);
  return (
    <div data-no-print>
      <Fold heading={t.moreAboutRequest} hint={request.can.withdraw && t.moreOrWithdraw}>
        {children}
        <LetterCard request={request} readAt={readAt} />
        <ExportCard reference={request.reference} takeAlong={changes.takeAlong} offline={offline} />
        {(request.can.withdraw || !request.can.erase) && (
          <EndCard request={request} withdraw={changes.withdraw} offline={offline} />
        )}
        {request.can.erase && <EraseCard request={request} erase={changes.erase} offline={offline} />}
        <FollowAnother screen={screen} />
      </Fold>
    </div>
  );
}
