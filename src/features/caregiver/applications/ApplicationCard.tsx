import { useState } from 'react';
import { beginInWords } from '../../../domain/need-words.ts';
import { formatDate } from '../../../domain/operator.ts';
import { placeInWords } from '../../../domain/place.ts';
import { applicationState } from '../../../domain/placement-state.ts';
import { href } from '../../../domain/routes.ts';
import { answerInWords } from '../../../domain/waiting.ts';
import { StatusBadge } from '../../../parts/status-badge/StatusBadge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { ConfirmDialog } from '../../../parts/confirm-dialog/ConfirmDialog.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { InvitationAnswer } from '../InvitationAnswer.tsx';
import type { ApplicationsScreenStore, OwnApplication } from './applications-screen.ts';
import { Offer } from './Offer.tsx';
import { Placement } from './Placement.tsx';
import { canChooseToBeShown, canRead, canWithdraw, stepInWords, whatComesNext } from './progress.ts';
import { RefusalNotice } from './RefusalNotice.tsx';
import { ShownChoice } from './ShownChoice.tsx';
import { history } from './applications.css.ts';

interface ApplicationCardProps {
  application: OwnApplication;
  screen: ApplicationsScreenStore;
}

/** One application: where it stands, how it came there, what comes next; with the offer, or the placement and its family. */
export function ApplicationCard({ application, screen }: ApplicationCardProps) {
  const [asking, setAsking] = useState(false);
  const [withdrawal] = useState(() => screen.withdrawal(application.id));
  const [decline] = useState(() => screen.declining(application.id));
  const { job, status, statusReason, offer, placement, steps, answerBy, lastStep } = application;
  const title = job ? `“${job.title}”` : 'a job';
  return (
    <Card
      heading={
        job && canRead(application) ? (
          <Link href={href('caregiverApply', { jobId: job.id })}>{job.title}</Link>
        ) : (
          (job?.title ?? 'A job you can’t read at present')
        )
      }
      actions={<StatusBadge status={applicationState(application)} />}
    >
      {job && (
        <Text tone="muted">
          {placeInWords(job.place)} · {beginInWords(placement ?? offer ?? job)}
        </Text>
      )}
      {status === 'declined' && statusReason && <Text measure>Why: {statusReason}</Text>}
      <RefusalNotice id={application.id} screen={screen} />
      <Text measure strong>
        {whatComesNext(application)}
      </Text>
      {answerBy && (
        <Text measure>
          {answerInWords(answerBy)} {lastStep}
        </Text>
      )}
      {offer && <Offer application={application} offer={offer} screen={screen} />}
      {placement && <Placement application={application} placement={placement} screen={screen} />}
      {canChooseToBeShown(status) && <ShownChoice application={application} screen={screen} />}
      <ol role="list" aria-label="Steps so far" className={history}>
        {steps.map((step) => (
          <li key={step.step + step.at}>
            {stepInWords(step)} on <time dateTime={step.at}>{formatDate(step.at)}</time>
          </li>
        ))}
      </ol>
      {status === 'invited' && job && <InvitationAnswer id={application.id} job={job} decline={decline} />}
      {canWithdraw(status) && (
        <Stack direction="row">
          <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
            Withdraw
            <VisuallyHidden> your application for {title}</VisuallyHidden>
          </Button>
        </Stack>
      )}
      <ConfirmDialog
        open={asking && canWithdraw(status)}
        onClose={() => setAsking(false)}
        title="Withdraw this application?"
        confirm="Withdraw"
        busyLabel="Withdrawing…"
        act={withdrawal}
        onDone={() => toast('Your application is withdrawn.')}
      >
        The placement team will no longer consider you for {title}. While the job is open you can apply again.
      </ConfirmDialog>
    </Card>
  );
}
