import { loadApplications } from '../../../data/applications.ts';
import { jobName } from '../../../domain/job-name.ts';
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
import { ClientName } from '../record/ClientName.tsx';
import { AccountName } from '../record/AccountName.tsx';
import { Due } from '../waiting/Due.tsx';
import { withWaiting } from '../waiting/with-waiting.ts';
import { MANY_APPLICATIONS } from './many-applications.ts';
import * as t from './words.ts';

type Row = ValueOf<typeof loadApplications>['rows'][number];
const EXPORTED: readonly CsvColumn<Row>[] = [
  { header: t.client, value: (row) => row.client?.recipient ?? '' },
  { header: t.contact, value: (row) => row.client?.contact ?? '' },
  { header: t.caregiver, value: (row) => row.fullName },
  { header: t.job, value: (row) => jobName(row.job) },
  { header: t.status, value: (row) => applicationState(row).label },
  { header: t.dateOf, value: (row) => row.submittedAt, isTime: true },
];

const load = withWaiting(
  loadApplications,
  ({ id }) => id,
  ({ subjectId }) => subjectId,
);

/** `/admin/applications`: all applications. */
export default function ApplicationsScreen({ open }: ScreenProps) {
  return (
    <StaffList
      open={open}
      path={href('adminApplications')}
      title={t.applications}
      intro={t.caregiversWhoWouldLike}
      order={{ sort: 'submitted_at', direction: 'desc' }}
      load={load}
      csv={{ name: 'applications', columns: EXPORTED, load: loadApplications }}
      many={{ steps: MANY_APPLICATIONS, nameOf: ({ fullName }) => fullName }}
      noun={t.rows}
      searchLabel={t.searchName}
      filter={{
        label: t.status,
        all: t.anyStatus,
        options: [...statusOptions(APPLICATION_STATUS), { value: ENDED, label: t.placementEnded }],
      }}
      filters={[byCare, byDay, byPlace]}
      columns={[
        {
          key: 'client',
          header: t.clientAndContact,
          width: 'max(15rem, 17vw)',
          cell: (row) => <ClientName client={row.client} caregiver={row.fullName} />,
        },
        {
          key: 'caregiver',
          header: t.caregiver,
          nowrap: true,
          cell: (row) => (
            <AccountName name={row.fullName} isClosed={row.isClosed} isSuspended={row.isSuspended} />
          ),
        },
        {
          key: 'job',
          header: t.job,
          priority: 2,
          width: '30%',
          cell: (row) => jobName(row.job),
        },
        {
          key: 'status',
          header: t.status,
          nowrap: true,
          sortable: 'steps',
          cell: (row) => <StatusBadge status={applicationState(row)} />,
        },
        { key: 'due', header: t.due, nowrap: true, cell: (row) => <Due waiting={row.waiting} /> },
        {
          key: 'submitted_at',
          header: t.dateOf,
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
          title={t.noApplicationsYet}
          icon="users"
          action={<ButtonLink href={href('adminRequests')}>{t.seeRequests}</ButtonLink>}
        >
          {t.publishRequestJobCaregivers}
        </EmptyState>
      }
    />
  );
}
