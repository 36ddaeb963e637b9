import { href } from '../../lib/routes.ts';
import { APPLICATION_STATUS, type ApplicationStatus } from '../../lib/status.ts';
import { Badge } from '../../ui/badge/Badge.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Stack } from '../../ui/stack/Stack.tsx';

interface OwnApplicationProps {
  status: ApplicationStatus;
  jobIsOpen: boolean;
}

/** Says that there is an application already, and where it stands. */
export function OwnApplication({ status, jobIsOpen }: OwnApplicationProps) {
  const { label, tone } = APPLICATION_STATUS[status];
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
      <Stack direction="row" gap={2} wrap align="center">
        {!withdrawn && <Badge tone={tone}>{label}</Badge>}
        {withdrawn && jobIsOpen && 'The job is still open: you can apply again below.'}
        {withdrawn && !jobIsOpen && 'The job has been closed since.'}
      </Stack>
    </Notice>
  );
}
