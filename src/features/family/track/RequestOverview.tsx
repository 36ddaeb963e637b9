import { useStore } from '@nanostores/react';
import { formatDateTime } from '../../../domain/operator.ts';
import { AsOfNotice } from '../../../parts/as-of-notice/AsOfNotice.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { Timeline } from '../../../ui/timeline/Timeline.tsx';
import { LetterCard } from '../letter/LetterCard.tsx';
import { AccessCard } from './AccessCard.tsx';
import { AskedCard } from './AskedCard.tsx';
import { CaregiverCard } from './CaregiverCard.tsx';
import { ContactCard } from './ContactCard.tsx';
import { EndCard } from './EndCard.tsx';
import { ExportCard } from './ExportCard.tsx';
import { FollowAnother } from './FollowAnother.tsx';
import { QuestionsCard } from './QuestionsCard.tsx';
import { happenedTo } from './history-words.ts';
import { isShared, isUnderWay, isWithheld } from './status-words.ts';
import { ShownCheckIns } from './ShownCheckIns.tsx';
import { ShownIntroductions } from './ShownIntroductions.tsx';
import { StatusCard } from './StatusCard.tsx';
import { WeekCard } from './WeekCard.tsx';
import { lookUpWords } from './look-up-words.ts';
import type { TrackView } from './look-up.ts';
import type { TrackScreen } from './track-screen.ts';

const OVERTAKEN: Readonly<Record<string, string>> = {
  introduction_ended: 'We no longer suggest this caregiver for you',
  offer_changed: 'What would be agreed has changed meanwhile',
};

/** How a request stands, and what its family can do with it. */
export function RequestOverview({
  view: { request, readAt, stale },
  screen,
}: {
  view: Extract<TrackView, { state: 'ready' }>;
  screen: TrackScreen;
}) {
  const looking = useStore(screen.lookUp.refresh.$state);
  const overtaken = useStore(screen.changes.$overtaken);
  const offline = stale?.kind === 'offline';
  const seenAt = formatDateTime(new Date(readAt).toISOString());
  return (
    <Stack gap={4}>
      {overtaken && (
        <Notice
          tone="warning"
          announce
          title={OVERTAKEN[overtaken.code] ?? 'Your request had moved on meanwhile'}
        >
          {overtaken.code === 'offer_changed'
            ? 'Your answer was not sent. You now see what would be agreed: read it again, then answer.'
            : 'Nothing was changed. You now see how it stands.'}
        </Notice>
      )}
      {offline && (
        <AsOfNotice at={readAt}>
          This is how this device last saw your request. It looks again by itself as soon as there is a
          connection.
        </AsOfNotice>
      )}
      {stale && !offline && (
        <Notice tone="warning" announce title={lookUpWords(stale).title}>
          You see how it stood on {seenAt}.
        </Notice>
      )}
      <StatusCard key={request.reference} request={request} readAt={readAt} stale={stale !== undefined} />
      <Columns layout="mainAside">
        <Stack gap={4}>
          {request.questions.length > 0 && (
            <QuestionsCard
              request={request}
              answerQuestion={screen.changes.answerQuestion}
              offline={offline}
            />
          )}
          {request.introductions.length > 0 && (
            <ShownIntroductions request={request} changes={screen.changes} offline={offline} />
          )}
          {request.checkIns.length > 0 && (
            <ShownCheckIns request={request} changes={screen.changes} offline={offline} />
          )}
          {isWithheld(request, stale !== undefined) && (
            <Card heading="Whom we suggest">
              <Text>
                What we tell you about other people does not stay on this device. You see it again as soon as
                there is a connection.
              </Text>
            </Card>
          )}
          {isShared(request) && isUnderWay(request) && <WeekCard week={request.week} />}
          {request.caregivers.map((caregiver) => (
            <CaregiverCard
              changes={screen.changes}
              key={`${caregiver.name} ${caregiver.startsOn} ${caregiver.availability}`}
              caregiver={caregiver}
              shares={request.caregivers.length > 1}
            />
          ))}
          <Card heading="What has happened">
            <Timeline
              entries={happenedTo(request).map(({ words, at, note }) => ({
                key: words + at,
                title: words,
                meta: formatDateTime(at),
                note,
              }))}
            />
            <Stack direction="row" gap={2} wrap align="center">
              <span data-no-print>
                <Button
                  variant="quiet"
                  size="small"
                  icon="refresh"
                  busy={looking.busy}
                  busyLabel="Looking up your request…"
                  onClick={() => void screen.lookUp.refresh.run()}
                >
                  Look again
                </Button>
              </span>
              <Text tone="muted" size="sm">
                As of {seenAt}
              </Text>
            </Stack>
          </Card>
          <AskedCard request={request} screen={screen} offline={offline} />
        </Stack>
        <Stack gap={4}>
          {request.contact && (
            <ContactCard
              key={request.reference}
              reference={request.reference}
              contact={request.contact}
              readings={request.contactReadings}
              mayChange={request.can.changeContact}
              wantsEmails={request.wantsEmails}
              changes={screen.changes}
              offline={offline}
            />
          )}
          {!request.erasedAt && <AccessCard screen={screen} />}
          {!request.erasedAt && <LetterCard request={request} readAt={readAt} />}
          {!request.erasedAt && (
            <ExportCard
              reference={request.reference}
              takeAlong={screen.changes.takeAlong}
              offline={offline}
            />
          )}
          {!request.erasedAt && <EndCard request={request} changes={screen.changes} offline={offline} />}
        </Stack>
      </Columns>
      <FollowAnother screen={screen} />
    </Stack>
  );
}
