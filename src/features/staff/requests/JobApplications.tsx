import { formatShortDate } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { applicationState } from '../../../domain/placement-state.ts';
import { StatusBadge } from '../../../parts/status-badge/StatusBadge.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { JobStore } from './request-screen.ts';

/** The caregivers who applied for the job, in the order in which they did. */
export function JobApplications({ applications, nr }: Pick<JobStore, 'applications'> & { nr: string }) {
  return (
    <Card heading={`Applications${nr && ` for job${nr}`}`}>
      <Loaded data={applications} label="Loading the applications…">
        {(rows) => (
          <Table
            caption={nr ? `Applications for job${nr}` : 'Applications for this job'}
            captionHidden
            rows={rows}
            rowKey={(row) => row.id}
            rowHref={(row) => href('adminApplication', { id: row.id })}
            columns={[
              {
                key: 'caregiver',
                header: 'Caregiver',
                cell: (row) => row.caregiver.fullName ?? 'No name yet',
              },
              {
                key: 'status',
                header: 'Status',
                cell: (row) => <StatusBadge status={applicationState(row)} />,
              },
              {
                key: 'received',
                header: 'Received',
                nowrap: true,
                cell: (row) => formatShortDate(row.submittedAt),
              },
            ]}
            empty={<Text tone="muted">Nobody has applied yet.</Text>}
          />
        )}
      </Loaded>
    </Card>
  );
}
