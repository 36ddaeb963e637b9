import { useStore } from '@nanostores/react';
import type { TrackedRequest } from '../../../data/tracking.ts';
import { formatDateTime } from '../../../domain/operator.ts';
import { AsOfNotice } from '../../../parts/as-of-notice/AsOfNotice.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { showReference } from '../../../lib/reference.ts';
import { Heading } from '../../../ui/text/Heading.tsx';
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
import { LinksCard } from './LinksCard.tsx';
import { LostLink } from './LostLink.tsx';
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
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

const CONFLICTS: Readonly<Record<string, string>> = {
  introduction_ended: t.noLongerSuggestCaregiver,
  offer_changed: t.whatWouldAgreedChanged,
};

interface PartProps {
  view: Extract<TrackView, { state: 'ready' }>;
  screen: TrackScreen;
}

const isOffline = ({ stale }: PartProps['view']) => stale?.kind === 'offline';
const seenAt = ({ readAt }: PartProps['view']) => formatDateTime(new Date(readAt).toISOString());

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

const opensAll = ({ purpose = 'all' }: TrackedRequest) => purpose === 'all';

/** What the link of an email opens: what that is about, and nothing else (decision 0023). */
function LinkedPart({ view, screen }: PartProps) {
  const { request, readAt, stale } = view;
  const reference = showReference(request.reference);
  const tellsHowItStands = request.purpose === 'status' || request.can.takeBack;
  const hasSomething =
    request.questions.length + request.introductions.length + request.checkIns.length > 0;
  return (
    <Stack gap={4}>
      <Notices view={view} screen={screen} />
      {tellsHowItStands ? (
        <StatusCard
          request={request}
          readAt={readAt}
          stale={stale !== undefined}
          takeBack={screen.changes.takeBack}
          offline={isOffline(view)}
        />
      ) : (
        <Stack gap={1}>
          <Heading level={1} id="status" tabIndex={-1}>
            {fill(t.yourRequest, { reference })}
          </Heading>
          {!hasSomething && <Text>{t.nothingToAnswerHere}</Text>}
        </Stack>
      )}
      <CareAndAnswers view={view} screen={screen} />
      {request.steps.length > 0 && (
        <Card heading={t.whatHappened}>
          <History request={request} />
        </Card>
      )}
      <Notice title={t.linkOpensPart}>{t.forTheRestYourLink}</Notice>
      <LostLink reference={reference} />
      <FollowAnother screen={screen} />
    </Stack>
  );
}

/** What the family should know before it reads how the request stands. */
function Notices({ view, screen }: PartProps) {
  const conflict = useStore(screen.changes.$conflict);
  const { stale, readAt } = view;
  return (
    <>
      {conflict && (
        <Notice tone="warning" announce title={CONFLICTS[conflict.code] ?? t.requestMovedMeanwhile}>
          {conflict.code === 'offer_changed' ? t.answerNotSentNow : t.nothingChangedNowSee}
        </Notice>
      )}
      {stale?.kind === 'offline' && <AsOfNotice at={readAt}>{t.howDeviceLastSaw}</AsOfNotice>}
      {stale && stale.kind !== 'offline' && (
        <Notice tone="warning" announce title={lookUpWords(stale).title}>
          {fill(t.seeHowStood, { seenAt: seenAt(view) })}
        </Notice>
      )}
    </>
  );
}

/** What we ask and suggest, who comes when, and what the family said. */
function CareAndAnswers({ view, screen }: PartProps) {
  const { request, stale } = view;
  const { changes } = screen;
  const offline = isOffline(view);
  return (
    <Stack gap={4}>
      <QuestionsCard request={request} answerQuestion={changes.answerQuestion} offline={offline} />
      {request.introductions.length > 0 && (
        <ShownIntroductions request={request} changes={changes} offline={offline} />
      )}
      {request.checkIns.length > 0 && <ShownCheckIns request={request} changes={changes} offline={offline} />}
      {isWithheld(request, stale !== undefined) && (
        <Card heading={t.whomSuggest}>
          <Text>{t.whatTellAboutOther}</Text>
        </Card>
      )}
      {isShared(request) && isUnderWay(request) && <WeekCard week={request.week} />}
      {request.caregivers.map((caregiver) => (
        <CaregiverCard
          changes={changes}
          key={`${caregiver.name} ${caregiver.startsOn} ${caregiver.availability}`}
          caregiver={caregiver}
          shares={request.caregivers.length > 1}
        />
      ))}
      {opensAll(request) && <AskedCard request={request} screen={screen} offline={offline} />}
      <AnsweredCard questions={request.questions} />
      {request.contact && (
        <ContactCard
          key={request.reference}
          reference={request.reference}
          contact={request.contact}
          readings={request.contactReadings}
          mayChange={request.can.changeContact}
          wantsEmails={isUnderWay(request) ? request.wantsEmails : null}
          changes={changes}
          offline={offline}
        />
      )}
    </Stack>
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
          <LinksCard request={request} changes={screen.changes} offline={offline} />
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
