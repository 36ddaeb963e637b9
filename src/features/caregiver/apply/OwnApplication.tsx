import { href } from '../../../domain/routes.ts';
import { applicationState, endInPast, type Ending } from '../../../domain/placement-state.ts';
import type { Invitable } from '../../../domain/status.ts';
import type { Action } from '../../../state/action.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { InvitationAnswer } from '../InvitationAnswer.tsx';

interface OwnApplicationProps {
  application: Invitable & { id: string; placement: Ending | null };
  job: { id: string; title: string };
  jobIsOpen: boolean;
  /** Whether one may apply here, with nothing missing. */
  applyBelow: boolean;
  decline: Action<[reason: string], unknown>;
}

/** Says that there is an invitation or an application already, and where it stands. */
export function OwnApplication({ application, job, jobIsOpen, applyBelow, decline }: OwnApplicationProps) {
  const { id, status, hasApplied, placement } = application;
  const end = status === 'placed' && placement ? endInPast(placement) : undefined;
  if (status === 'invited') {
    return (
      <Notice
        tone="info"
        title="We invite you to apply"
        actions={<InvitationAnswer id={id} job={job} decline={decline} applyHere />}
      >
        We think this job may suit you.{' '}
        {applyBelow
          ? 'You can apply below, or tell us that it is not for you.'
          : 'Before you can apply, something is missing, which stands below. Or tell us that it is not for you.'}
      </Notice>
    );
  }
  const isOver = status === 'withdrawn' || !hasApplied;
  if (end) {
    return (
      <Notice tone="neutral" title="You were placed here" actions={<ToApplication id={id} />}>
        {placement?.came
          ? `Your placement ${end}. If you would like to come again, call us.`
          : `We were told that you ${end}. If that is not right, please call us.`}
      </Notice>
    );
  }
  return (
    <Notice
      tone={isOver ? 'neutral' : 'info'}
      title={
        hasApplied
          ? isOver
            ? 'You withdrew your application'
            : 'You have applied for this job'
          : overIn(status)
      }
      actions={<ToApplication id={id} />}
    >
      {!isOver && `Where it stands: ${applicationState(application).label}.`}
      {isOver &&
        jobIsOpen &&
        applyBelow &&
        `The job is still open: you can apply ${hasApplied ? 'again ' : ''}below.`}
      {isOver && !jobIsOpen && 'The job has been closed since.'}
    </Notice>
  );
}

const ToApplication = ({ id }: { id: string }) => (
  <ButtonLink href={href('caregiverApplication', { id })} variant="secondary" size="small">
    See your application
  </ButtonLink>
);

const overIn = (status: Invitable['status']) =>
  status === 'withdrawn' ? 'You said no to our invitation' : 'We had invited you';
