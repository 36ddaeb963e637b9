import { lazy, Suspense, useEffect, useState } from 'react';
import { confirmedLines } from '../../../domain/confirmed-times.ts';
import { startInWords } from '../../../domain/need-words.ts';
import { formatDate } from '../../../domain/operator.ts';
import { placeInWords } from '../../../domain/place.ts';
import { applicationState } from '../../../domain/placement-state.ts';
import { href } from '../../../domain/routes.ts';
import { answerInWords } from '../../../domain/waiting.ts';
import { Anchor } from '../../../parts/anchor/Anchor.tsx';
import { bringTo } from '../../../parts/anchor/bring-to.ts';
import { ConfirmDialog } from '../../../parts/confirm-dialog/ConfirmDialog.tsx';
import { StatusBadge } from '../../../parts/status-badge/StatusBadge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { RecordPage } from '../../../ui/record-page/RecordPage.tsx';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { Timeline } from '../../../ui/timeline/Timeline.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { InvitationAnswer } from '../InvitationAnswer.tsx';
import type { ApplicationsScreenStore, OwnApplication } from './applications-screen.ts';
import { Offer } from './Offer.tsx';
import { Placement } from './Placement.tsx';
import { canChooseToBeShown, canRead, canWithdraw, stepInWords, titleOf, whatComesNext } from './progress.ts';
import { RefusalNotice } from './RefusalNotice.tsx';
import { ShownChoice } from './ShownChoice.tsx';
import { WhenConnected } from '../WhenConnected.tsx';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

const FamilyPreview = lazy(() => import('./FamilyPreview.tsx'));

interface ApplicationPageProps {
  application: OwnApplication;
  screen: ApplicationsScreenStore;
}

/** One application: its status, what comes next and its history, with the offer or the placement and its family. */
export function ApplicationPage({ application, screen }: ApplicationPageProps) {
  const [decline] = useState(() => screen.declining(application.id));
  const { job, status, statusReason, message, offer, placement, steps, answerBy, lastStep } = application;
  // Goes where a link leads, once. A later message may be about something newer, so this reads again.
  useEffect(() => {
    const { reload } = screen.applications;
    const bring = () => {
      bringTo(location.hash.slice(1));
      history.replaceState(history.state, '', location.pathname);
    };
    // The link may be the same as the address.
    const follow = () => void reload().then(bring);
    const look = () => document.visibilityState === 'visible' && void reload();
    bring();
    addEventListener('popstate', follow);
    addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('popstate', follow);
      removeEventListener('visibilitychange', look);
    };
  }, [screen]);
  const title = titleOf(application);
  const confirmed = job ? confirmedLines(application.confirmedTimes, job) : [];
  // The terms below have place and first day.
  const hasTerms = offer !== null || (placement !== null && !placement.endedAt);
  return (
    <RecordPage
      title={title}
      kind={t.application}
      list={{ label: t.yourApplications, href: href('caregiverApplications') }}
      badge={<StatusBadge status={applicationState(application)} />}
      facts={
        job
          ? [
              { term: t.place, value: !hasTerms && placeInWords(job.place) },
              {
                term: t.firstDay,
                value: !hasTerms && startInWords({ start: 'day', ...(placement ?? job) }),
              },
              {
                term: t.timesConfirmed,
                value: !hasTerms && confirmed.length > 0 && <Lines lines={confirmed} />,
              },
            ]
          : []
      }
      hand={
        job &&
        canRead(application) && (
          <Stack direction="row">
            <ButtonLink href={href('caregiverApply', { jobId: job.id })} variant="secondary" size="small">
              {t.readJob}
            </ButtonLink>
          </Stack>
        )
      }
      notices={<RefusalNotice id={application.id} screen={screen} />}
      side={
        <>
          <Card heading={t.stepsFar}>
            <Timeline
              entries={steps.toReversed().map((step) => ({
                key: step.step + step.at,
                title: stepInWords(step, step === steps.at(-1) && application.endedWithJob),
                meta: <time dateTime={step.at}>{formatDate(step.at)}</time>,
              }))}
            />
          </Card>
          {canWithdraw(status) && <Withdrawing application={application} screen={screen} title={title} />}
        </>
      }
    >
      <Anchor id="next">
        <Card heading={t.whatComesNext}>
          {status === 'declined' && statusReason && (
            <Text measure>{fill(t.whyStatus, { statusReason })}</Text>
          )}
          <Text measure strong>
            {whatComesNext(application)}
          </Text>
          {status === 'invited' && statusReason && (
            <Text measure>{fill(t.weWroteToYou, { statusReason })}</Text>
          )}
          {answerBy && (
            <Text measure>
              {answerInWords(answerBy)} {lastStep}
            </Text>
          )}
          {status === 'invited' && job && (
            <InvitationAnswer id={application.id} job={job} decline={decline} />
          )}
        </Card>
      </Anchor>
      {offer && (
        <Anchor id="offer">
          <Offer application={application} offer={offer} screen={screen} />
        </Anchor>
      )}
      {placement && <Placement application={application} placement={placement} screen={screen} />}
      {message && (
        <Card heading={t.yourMessage}>
          <Text measure typed>
            {message}
          </Text>
        </Card>
      )}
      {canChooseToBeShown(status) && (
        <Card heading={t.whatFamilyMayRead}>
          <ShownChoice application={application} screen={screen} />
          <HowFamiliesSeeYou />
        </Card>
      )}
    </RecordPage>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <Stack as="ul" gap={1}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </Stack>
);

function HowFamiliesSeeYou() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Stack direction="row">
        <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
          {t.seeYourselfFamilyWould}
        </Button>
      </Stack>
      <Dialog open={open} onClose={() => setOpen(false)} title={t.asFamilyWouldRead} size="wide">
        <Suspense fallback={<Spinner label={t.lookingUpWhatProfile} />}>
          <FamilyPreview />
        </Suspense>
      </Dialog>
    </>
  );
}

function Withdrawing({ application, screen, title }: ApplicationPageProps & { title: string }) {
  const [asking, setAsking] = useState(false);
  const [withdrawal] = useState(() => screen.withdrawal(application.id));
  return (
    <WhenConnected to={t.toWithdraw}>
      <Stack direction="row">
        <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
          {t.withdrawApplication}
        </Button>
      </Stack>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t.withdrawQuestion}
        confirm={t.withdraw}
        busyLabel={t.withdrawing}
        act={withdrawal}
        onDone={() => toast(t.applicationWithdrawn)}
      >
        {fill(t.placementTeamWillNo, { title })}
      </ConfirmDialog>
    </WhenConnected>
  );
}
