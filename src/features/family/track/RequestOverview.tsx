import { useStore } from '@nanostores/react';
import { formatDateTime } from '../../../domain/operator.ts';
import { AsOfNotice } from '../../../parts/as-of-notice/AsOfNotice.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { LetterCard } from '../letter/LetterCard.tsx';
import { AccessCard } from './AccessCard.tsx';
import { AnsweredCard } from './AnsweredCard.tsx';
import { AskedCard } from './AskedCard.tsx';
import { CaregiverCard } from './CaregiverCard.tsx';
import { ContactCard } from './ContactCard.tsx';
import { EndCard } from './EndCard.tsx';
import { EraseCard } from './EraseCard.tsx';
import { ExportCard } from './ExportCard.tsx';
import { FollowAnother } from './FollowAnother.tsx';
import { KeyCard } from './KeyCard.tsx';
import { QuestionsCard } from './QuestionsCard.tsx';
import { History } from './History.tsx';
import { isShared, isUnderWay, isWithheld } from './status-words.ts';
import { ShownCheckIns } from './ShownCheckIns.tsx';
import { ShownIntroductions } from './ShownIntroductions.tsx';
import { StatusCard } from './StatusCard.tsx';
import { WeekCard } from './WeekCard.tsx';
import { lookUpWords } from './look-up-words.ts';
import type { TrackView } from './look-up.ts';
import type { TrackScreen } from './track-screen.ts';
import { across, closing, overview } from './track.css.ts';

const CONFLICTS: Readonly<Record<string, string>> = {
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
  const conflict = useStore(screen.changes.$conflict);
  const offline = stale?.kind === 'offline';
  const seenAt = formatDateTime(new Date(readAt).toISOString());
  return (
    <div className={overview}>
      <div className={across}>
        <Stack gap={4}>
          {conflict && (
            <Notice
              tone="warning"
              announce
              title={CONFLICTS[conflict.code] ?? 'Your request had moved on meanwhile'}
            >
              {conflict.code === 'offer_changed'
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
          <StatusCard
            key={request.reference}
            request={request}
            readAt={readAt}
            stale={stale !== undefined}
            takeBack={screen.changes.takeBack}
            offline={offline}
          />
        </Stack>
      </div>
      <Stack gap={4}>
        <QuestionsCard request={request} answerQuestion={screen.changes.answerQuestion} offline={offline} />
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
        <AskedCard request={request} screen={screen} offline={offline} />
        <AnsweredCard questions={request.questions} />
        {request.contact && (
          <ContactCard
            key={request.reference}
            reference={request.reference}
            contact={request.contact}
            readings={request.contactReadings}
            mayChange={request.can.changeContact}
            wantsEmails={isUnderWay(request) ? request.wantsEmails : null}
            changes={screen.changes}
            offline={offline}
          />
        )}
      </Stack>
      <Stack gap={4}>
        <Card heading="What has happened">
          <History request={request} />
          <div data-no-print>
            <Stack gap={1} align="start">
              <Button
                variant="secondary"
                size="small"
                icon="refresh"
                busy={looking.busy}
                busyLabel="Looking up your request…"
                onClick={() => void screen.lookUp.refresh.run()}
              >
                Refresh
              </Button>
              <Text tone="muted" size="sm">
                As of {seenAt}
              </Text>
            </Stack>
          </div>
        </Card>
        {!request.erasedAt && <AccessCard screen={screen} />}
      </Stack>
      <div className={across} data-no-print>
        <Stack gap={4}>
          {!request.erasedAt && (
            <div className={closing}>
              <LetterCard request={request} readAt={readAt} />
              {(request.can.withdraw || !request.can.erase) && (
                <EndCard request={request} withdraw={screen.changes.withdraw} offline={offline} />
              )}
            </div>
          )}
          {!request.erasedAt && (
            <Disclosure summary="More about this request">
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
            </Disclosure>
          )}
          <FollowAnother screen={screen} />
        </Stack>
      </div>
    </div>
  );
}
