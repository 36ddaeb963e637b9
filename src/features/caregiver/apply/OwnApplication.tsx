import { href } from '../../../domain/routes.ts';
import { APPLICATION_STATUS, type ApplicationStatus } from '../../../domain/status.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';

interface OwnApplicationProps {
  status: ApplicationStatus;
  jobIsOpen: boolean;
}

/** Says that there is an application already, and where it stands. */
export function OwnApplication({ status, jobIsOpen }: OwnApplicationProps) {
  const withdrawn = status === 'withdrawn';
  return (
    <Notice
      tone={withdrawn ? 'neutral' : 'info'}
      title={withdrawn ? 'You withdrew your application' : 'You have applied for this job'}
      actions={
        <ButtonLink href={href('caregiverApplications')} variant="secondary" size="small">
          See your applications
        </ButtonLink>
      }
    >
      {!withdrawn && `Where it stands: ${APPLICATION_STATUS[status].label}.`}
      {withdrawn && jobIsOpen && 'The job is still open: you can apply again below.'}
      {withdrawn && !jobIsOpen && 'The job has been closed since.'}
    </Notice>
  );
}
