import { loadCaregivers } from '../../../data/caregivers.ts';
import { useOwnId } from '../../../data/use-own-id.ts';
import { CHANGES_WAITING, DOCUMENTS_WAITING } from '../../../domain/list-filters.ts';
import { yearsInWords } from '../../../domain/experience.ts';
import { formatShortDate } from '../../../domain/operator.ts';
import type { ValueOf } from '../../../lib/result.ts';
import { href } from '../../../domain/routes.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { PROFILE_STATUS, statusOptions } from '../../../domain/status.ts';
import { CARE_TYPES, inWords } from '../../../domain/vocabulary.ts';
import { StatusBadge } from '../../../parts/status-badge/StatusBadge.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { CareShort } from '../lists/CareShort.tsx';
import { StaffList } from '../lists/StaffList.tsx';
import type { CsvColumn } from '../lists/list-csv.ts';
import { byCare, byDay, byPlace, bySkill, byWhoHasIt } from '../lists/filters.ts';
import { AccountName } from '../record/AccountName.tsx';
import { Due } from '../waiting/Due.tsx';
import { withWaiting } from '../waiting/with-waiting.ts';

type Row = ValueOf<typeof loadCaregivers>['rows'][number];
const EXPORTED: readonly CsvColumn<Row>[] = [
  { header: 'Name', value: (row) => row.fullName },
  { header: 'Place', value: (row) => row.place },
  { header: 'Care offered', value: (row) => inWords(row.careTypes, CARE_TYPES) },
  { header: 'Years of experience', value: (row) => row.experienceYears },
  { header: 'Status', value: (row) => PROFILE_STATUS[row.status].label },
  { header: 'Last change', value: (row) => row.updatedAt, isTime: true },
  { header: 'Who has it', value: (row) => row.assignedTo },
];

const load = withWaiting(
  loadCaregivers,
  ({ userId }) => userId,
  ({ kind, caregiverId }) => (kind === 'profile' || kind === 'document' ? caregiverId : null),
);

/** `/admin/caregivers`: everyone who gives care, or wants to. */
export default function CaregiversScreen({ open }: ScreenProps) {
  return (
    <StaffList
      open={open}
      path={href('adminCaregivers')}
      title="Caregivers"
      intro="Everyone who gives care through us, or would like to."
      order={{ sort: 'updated_at', direction: 'desc' }}
      load={load}
      csv={{ name: 'caregivers', columns: EXPORTED, load: loadCaregivers }}
      noun={{ one: 'caregiver', many: 'caregivers' }}
      searchLabel="Search by name"
      filter={{
        label: 'Status',
        all: 'Any status',
        options: [
          ...statusOptions(PROFILE_STATUS),
          { value: CHANGES_WAITING, label: 'Changes to review' },
          { value: DOCUMENTS_WAITING, label: 'Documents to check' },
        ],
      }}
      filters={[byCare, bySkill, byDay, byPlace, byWhoHasIt(useOwnId())]}
      columns={[
        {
          key: 'full_name',
          header: 'Name',
          nowrap: true,
          sortable: 'text',
          cell: (row) => <AccountName name={row.fullName} isClosed={row.isClosed} />,
        },
        { key: 'place', header: 'Place', nowrap: true, cell: (row) => row.place ?? '–' },
        {
          key: 'care',
          header: 'Care offered',
          priority: 2,
          cell: (row) => (row.careTypes.length > 0 ? <CareShort care={row.careTypes} /> : '–'),
        },
        {
          key: 'experience',
          header: 'Experience',
          priority: 3,
          nowrap: true,
          cell: (row) => yearsInWords(row.experienceYears),
        },
        {
          key: 'status',
          header: 'Status',
          nowrap: true,
          sortable: 'steps',
          cell: (row) => <StatusBadge status={PROFILE_STATUS[row.status]} />,
        },
        { key: 'due', header: 'Due', nowrap: true, cell: (row) => <Due waiting={row.waiting} /> },
        {
          key: 'updated_at',
          header: 'Last change',
          priority: 2,
          sortable: 'time',
          nowrap: true,
          cell: (row) => formatShortDate(row.updatedAt),
        },
      ]}
      rowKey={(row) => row.userId}
      rowHref={(row) => href('adminCaregiver', { id: row.userId })}
      empty={
        <EmptyState title="No caregivers yet" icon="users">
          Whoever registers as a caregiver appears here.
        </EmptyState>
      }
    />
  );
}
