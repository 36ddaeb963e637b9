import { useState } from 'react';
import type { TrackedRequest } from '../../../data/tracked-request.ts';
import { formatShortDate } from '../../../domain/operator.ts';
import { fill } from '../../../lib/fill.ts';
import { Fold, FoldList } from '../../../ui/fold/Fold.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { FollowAnother } from './FollowAnother.tsx';
import { History } from './History.tsx';
import { happenedTo } from './history-words.ts';
import { KeepHere } from './KeepHere.tsx';
import type { MadeLink } from './link-form.ts';
import { LinkedPart } from './LinkedPart.tsx';
import { LinksFold } from './LinksFold.tsx';
import { LookAgain } from './LookAgain.tsx';
import { MoreFold } from './MoreFold.tsx';
import {
  CareAndAnswers,
  isOffline,
  Notices,
  opensAll,
  type PartProps,
  seenAt,
  WhatWasAsked,
  WhatWasSaid,
} from './RequestParts.tsx';
import { currentWords, isSettled } from './status-words.ts';
import { StatusCard } from './StatusCard.tsx';
import { tasksOf } from './tasks.ts';
import { across, overview } from './track.css.ts';
import * as t from './words.ts';

/**
 * What the family has to do, their request's status and their caregivers. The rest is folded, and folded twice while
 * there is something to do or someone comes. A task that comes later leaves it in place, since they may be in the
 * middle of it.
 */
export function RequestOverview({ view, screen }: PartProps) {
  const { request, readAt, stale } = view;
  const offline = isOffline(view);
  const isErased = request.erasedAt !== null;
  const hasTask = !isErased && tasksOf(request).length > 0;
  const isBrief = hasTask || isSettled(request);
  const isAside = useAside(hasTask || request.caregivers.length > 0);
  const [made, setMade] = useState<MadeLink>();
  if (!opensAll(request)) return <LinkedPart view={view} screen={screen} />;
  const asked = <WhatWasAsked view={view} screen={screen} />;
  const seldom = (
    <>
      <WhatHappened view={view} screen={screen} />
      {!isErased && (
        <LinksFold request={request} screen={screen} offline={offline} made={made} onMade={setMade} />
      )}
    </>
  );
  return (
    <div className={overview}>
      <div className={across}>
        <Stack gap={4}>
          <Notices view={view} screen={screen} />
          <StatusCard
            key={request.reference}
            request={request}
            readAt={readAt}
            stale={stale !== undefined}
            screen={screen}
            offline={offline}
            briefly={isBrief}
          />
        </Stack>
      </div>
      <Stack gap={2}>
        <CareAndAnswers view={view} screen={screen} />
        <FoldList>
          <WhatWasSaid view={view} screen={screen}>
            {!isAside && asked}
          </WhatWasSaid>
        </FoldList>
      </Stack>
      <Stack gap={2}>
        {!isErased && !(isAside && hasTask) && <KeepHere screen={screen} />}
        <FoldList>
          {!isAside && seldom}
          {!isErased && (
            <MoreFold view={view} screen={screen}>
              {isAside && (
                <>
                  {isBrief && <WhatHappensNext request={request} stale={stale !== undefined} />}
                  {hasTask && <KeepHere screen={screen} />}
                  <FoldList>
                    {asked}
                    {seldom}
                  </FoldList>
                </>
              )}
            </MoreFold>
          )}
        </FoldList>
        {isErased && <FollowAnother screen={screen} />}
      </Stack>
    </div>
  );
}

/** Whether the rest is folded twice: from the first look on, until that is no longer so. */
function useAside(now: boolean): boolean {
  const [isAside, setAside] = useState(now);
  if (isAside && !now) setAside(false);
  return isAside && now;
}

function WhatHappensNext({ request, stale }: { request: TrackedRequest; stale: boolean }) {
  const { now, next } = currentWords(request, stale);
  return (
    <Stack gap={1}>
      <Heading level={3} size="sm">
        {t.whatHappensNext}
      </Heading>
      <Text measure>{now}</Text>
      <Text measure>{next}</Text>
    </Stack>
  );
}

function WhatHappened({ view, screen }: PartProps) {
  const { request } = view;
  const [last] = happenedTo(request);
  return (
    <Fold heading={t.whatHappened} hint={last && `${last.words}, ${formatShortDate(last.at)}`}>
      <History request={request} />
      <div data-no-print>
        <Stack gap={1} align="start">
          <LookAgain screen={screen} size="small" icon="refresh" label={t.refresh} />
          <Text tone="muted" size="sm">
            {fill(t.asOf, { seenAt: seenAt(view) })}
          </Text>
        </Stack>
      </div>
    </Fold>
  );
}
