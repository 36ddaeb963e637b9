import { formatList } from '../../../domain/operator.ts';
import { fill } from '../../../lib/fill.ts';
import { showReference } from '../../../lib/reference.ts';
import { Fold, FoldList } from '../../../ui/fold/Fold.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { CallUs } from './CallUs.tsx';
import { FollowAnother } from './FollowAnother.tsx';
import { History } from './History.tsx';
import { LostLink } from './LostLink.tsx';
import { PageHeading } from './PageHeading.tsx';
import {
  CareAndAnswers,
  isOffline,
  Notices,
  type PartProps,
  WhatWasAsked,
  WhatWasSaid,
} from './RequestParts.tsx';
import { StatusCard } from './StatusCard.tsx';
import { tasksOf, withoutTask } from './tasks.ts';
import * as t from './words.ts';

/** The part of a request that an email's link opens, and nothing else (decision 0023). */
export function LinkedPart({ view, screen }: PartProps) {
  const { request, readAt, stale } = view;
  const { purpose = 'all', introductions, termsNow, alsoIntroduced = [] } = request;
  const reference = showReference(request.reference);
  const showsStatus =
    ['status', 'visit', 'take_back'].includes(purpose) ||
    (purpose === 'introduction' && introductions.length === 0);
  const [task = withoutTask(request, termsNow?.refused), ...others] = tasksOf(request);
  return (
    <Stack gap={3}>
      <Notices view={view} screen={screen} />
      {showsStatus ? (
        <StatusCard
          request={request}
          readAt={readAt}
          stale={stale !== undefined}
          screen={screen}
          offline={isOffline(view)}
        />
      ) : (
        <PageHeading task={task} others={others} reference={request.reference} />
      )}
      <CareAndAnswers view={view} screen={screen} />
      {alsoIntroduced.length > 0 && (
        <Text measure>{fill(t.alsoSuggest, { names: formatList(alsoIntroduced) })}</Text>
      )}
      <FoldList>
        <WhatWasSaid view={view} screen={screen}>
          <WhatWasAsked view={view} screen={screen} />
        </WhatWasSaid>
        {request.steps.length > 0 && (
          <Fold heading={t.whatHappened}>
            <History request={request} />
          </Fold>
        )}
        <Fold heading={t.seeAllOfRequest}>
          <Text measure>{t.forTheRestYourLink}</Text>
          <LostLink reference={reference} ask={t.emailMyPrivateLink} />
          <FollowAnother screen={screen} />
        </Fold>
      </FoldList>
      {!showsStatus && (
        <Stack gap={1}>
          <CallUs />
        </Stack>
      )}
    </Stack>
  );
}
