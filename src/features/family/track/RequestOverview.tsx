import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { LetterCard } from '../letter/LetterCard.tsx';
import { AccessCard } from './AccessCard.tsx';
import { EndCard } from './EndCard.tsx';
import { EraseCard } from './EraseCard.tsx';
import { ExportCard } from './ExportCard.tsx';
import { FollowAnother } from './FollowAnother.tsx';
import { KeyCard } from './KeyCard.tsx';
import { History } from './History.tsx';
import { LinkedPart } from './LinkedPart.tsx';
import { CareAndAnswers, isOffline, Notices, opensAll, type PartProps, seenAt } from './RequestParts.tsx';
import { StatusCard } from './StatusCard.tsx';
import { across, closing, overview } from './track.css.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

// Few families look at them, and without a connection nothing can be done with them.
const LinksCard = lazy(() => import('./LinksCard.tsx').catch(() => ({ default: () => <></> })));

/** How a request stands, and what its family can do with it. */
export function RequestOverview({ view, screen }: PartProps) {
  const { request, readAt, stale } = view;
  const looking = useStore(screen.lookUp.refresh.$state);
  if (!opensAll(request)) return <LinkedPart view={view} screen={screen} />;
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
            takeBack={screen.changes.takeBack}
            offline={isOffline(view)}
          />
        </Stack>
      </div>
      <CareAndAnswers view={view} screen={screen} />
      <Stack gap={4}>
        <Card heading={t.whatHappened}>
          <History request={request} />
          <div data-no-print>
            <Stack gap={1} align="start">
              <Button
                variant="secondary"
                size="small"
                icon="refresh"
                busy={looking.busy}
                busyLabel={t.lookingUpRequest}
                onClick={() => void screen.lookUp.refresh.run()}
              >
                {t.refresh}
              </Button>
              <Text tone="muted" size="sm">
                {fill(t.asOf, { seenAt: seenAt(view) })}
              </Text>
            </Stack>
          </div>
        </Card>
        {!request.erasedAt && <AccessCard screen={screen} />}
      </Stack>
      <div className={across} data-no-print>
        <Stack gap={4}>
          {!request.erasedAt && <SeldomDone view={view} screen={screen} />}
          <FollowAnother screen={screen} />
        </Stack>
      </div>
    </div>
  );
}

function SeldomDone({ view, screen }: PartProps) {
  const { request, readAt } = view;
  const offline = isOffline(view);
  return (
    <>
      <div className={closing}>
        <LetterCard request={request} readAt={readAt} />
        {(request.can.withdraw || !request.can.erase) && (
          <EndCard request={request} withdraw={screen.changes.withdraw} offline={offline} />
        )}
      </div>
      <Disclosure summary={t.moreAboutRequest}>
        <Stack gap={4}>
          <Suspense>
            <LinksCard request={request} changes={screen.changes} offline={offline} />
          </Suspense>
          <div className={closing}>
            <KeyCard screen={screen} />
            <ExportCard
              reference={request.reference}
              takeAlong={screen.changes.takeAlong}
              offline={offline}
            />
            {request.can.erase && (
              <EraseCard request={request} erase={screen.changes.erase} offline={offline} />
            )}
          </div>
        </Stack>
      </Disclosure>
    </>
  );
}
