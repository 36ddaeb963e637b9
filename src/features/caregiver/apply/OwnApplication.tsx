import { href } from '../../../domain/routes.ts';
import { applicationWords, type Invitable } from '../../../domain/status.ts';
import type { Action } from '../../../state/action.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { InvitationAnswer } from '../InvitationAnswer.tsx';

interface OwnApplicationProps {
  application: Invitable & { id: string };
  job: { id: string; title: string };
  jobIsOpen: boolean;
  decline: Action<[reason: string], unknown>;
}

/** Says that there is an invitation or an application already, and where it stands. */
export function OwnApplication({ application, job, jobIsOpen, decline }: OwnApplicationProps) {
  const { id, status, hasApplied } = application;
  if (status === 'invited') {
    return (
      <Notice
        tone="info"
        title="We invite you to apply"
        actions={<InvitationAnswer id={id} job={job} decline={decline} applyHere />}
      >
        We think this job may suit you. You can apply below, or tell us that it is not for you.
      </Notice>
    );
  }
  const isOver = status === 'withdrawn' || !hasApplied;
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
      actions={
        <ButtonLink href={href('caregiverApplications')} variant="secondary" size="small">
          See your applications
        </ButtonLink>
      }
    >
      {!isOver && `Where it stands: ${applicationWords(application).label}.`}
      {isOver && jobIsOpen && `The job is still open: you can apply ${hasApplied ? 'again ' : ''}below.`}
      {isOver && !jobIsOpen && 'The job has been closed since.'}
    </Notice>
  );
}

const overIn = (status: Invitable['status']) =>
  status === 'withdrawn' ? 'You said no to our invitation' : 'We had invited you';
