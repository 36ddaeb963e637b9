import { formatShortDate } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { applicationState } from '../../../domain/placement-state.ts';
import { RecordListCard } from '../record/RecordListCard.tsx';
import { RecordRow } from '../record/RecordRow.tsx';
import type { JobStore } from './request-screen.ts';

/** The caregivers who applied for the job, in the order in which they did. */
export const JobApplications = ({ applications, nr }: Pick<JobStore, 'applications'> & { nr: string }) => (
  <RecordListCard
    heading={`Applications${nr && ` for job${nr}`}`}
    rows={applications}
    noun="applications"
    empty="Nobody has applied yet."
  >
    {(row) => (
      <RecordRow
        key={row.id}
        href={href('adminApplication', { id: row.id })}
        name={row.caregiver.fullName ?? 'No name yet'}
        status={applicationState(row)}
        detail={[row.isClosed && 'Deactivated', formatShortDate(row.submittedAt)].filter(Boolean).join(', ')}
      />
    )}
  </RecordListCard>
);
