import { jobName } from '../../../domain/job-name.ts';
import { startInWords } from '../../../domain/need-words.ts';
import { href } from '../../../domain/routes.ts';
import { JOB_STATUS } from '../../../domain/status.ts';
import { StatusBadge } from '../../../parts/status-badge/StatusBadge.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import type { ApplicationRecord } from './application-screen.ts';

/** What the application is for. */
export function JobCard({ job }: Pick<ApplicationRecord, 'job'>) {
  return (
    <Card heading="Job" actions={<StatusBadge status={JOB_STATUS[job.status]} />}>
      <DescriptionList
        items={[
          {
            term: 'Title',
            description: <Link href={href('adminRequest', { id: job.requestId })}>{jobName(job)}</Link>,
          },
          { term: 'Start', description: startInWords(job) },
        ]}
      />
    </Card>
  );
}
