import { loadApplications } from '../../../data/applications.ts';
import { ENDED } from '../../../domain/list-filters.ts';
import { formatShortDate } from '../../../domain/operator.ts';
import type { ValueOf } from '../../../lib/result.ts';
import { href } from '../../../domain/routes.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { applicationState } from '../../../domain/placement-state.ts';
import { APPLICATION_STATUS, statusOptions } from '../../../domain/status.ts';
import { StatusBadge } from '../../../parts/status-badge/StatusBadge.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { StaffList } from '../lists/StaffList.tsx';
import type { CsvColumn } from '../lists/list-csv.ts';
import { byCare, byDay, byPlace } from '../lists/filters.ts';
import { AccountName } from '../record/AccountName.tsx';
import { Due } from '../waiting/Due.tsx';
import { withWaiting } from '../waiting/with-waiting.ts';

type Row = ValueOf<typeof loadApplications>['rows'][number];
const EXPORTED: readonly CsvColumn<Row>[] = [
  { header: 'Caregiver', value: (row) => row.fullName },
  { header: 'Job', value: (row) => row.jobTitle },
  { header: 'Status', value: (row) => applicationState(row).label },
  { header: 'Received', value: (row) => row.submittedAt, isTime: true },
];

const load = withWaiting(
  loadApplications,
  ({ id }) => id,
  ({ subjectId }) => subjectId,
);

/** `/admin/applications`: every caregiver's application for a job. */
export default function ApplicationsScreen({ open }: ScreenProps) {
  return (
    <StaffList
      open={open}
      path={href('adminApplications')}
      title="Applications"
      intro="Caregivers who would like to take a job."
      order={{ sort: 'submitted_at', direction: 'desc' }}
      load={load}
      csv={{ name: 'applications', columns: EXPORTED, load: loadApplications }}
      noun={{ one: 'application', many: 'applications' }}
      searchLabel="Search by caregiver"
      filter={{
        label: 'Status',
        all: 'Any status',
        options: [...statusOptions(APPLICATION_STATUS), { value: ENDED, label: 'Placement ended' }],
      }}
      filters={[byCare, byDay, byPlace]}
      columns={[
        {
          key: 'caregiver',
          header: 'Caregiver',
          nowrap: true,
          cell: (row) => <AccountName name={row.fullName} isClosed={row.isClosed} />,
        },
        {
          key: 'job',
          header: 'Job',
          width: '40%',
          cell: (row) => row.jobTitle,
        },
        {
          key: 'status',
          header: 'Status',
          nowrap: true,
          sortable: 'steps',
          cell: (row) => <StatusBadge status={applicationState(row)} />,
        },
        { key: 'due', header: 'Due', nowrap: true, cell: (row) => <Due waiting={row.waiting} /> },
        {
          key: 'submitted_at',
          header: 'Received',
          priority: 2,
          sortable: 'time',
          nowrap: true,
          cell: (row) => formatShortDate(row.submittedAt),
        },
      ]}
      rowKey={(row) => row.id}
      rowHref={(row) => href('adminApplication', { id: row.id })}
      empty={
        <EmptyState
          title="No applications yet"
          icon="users"
          action={<ButtonLink href={href('adminRequests')}>See requests</ButtonLink>}
        >
          Publish a request as a job, and caregivers can apply for it.
        </EmptyState>
      }
    />
  );
}
