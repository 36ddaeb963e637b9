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
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { assignMany } from '../lists/assign-many.ts';
import { CareShort } from '../lists/CareShort.tsx';
import { StaffList } from '../lists/StaffList.tsx';
import type { CsvColumn } from '../lists/list-csv.ts';
import { byCare, byDay, byPlace, bySkill, byWhoHasIt } from '../lists/filters.ts';
import { AccountName } from '../record/AccountName.tsx';
import { Due } from '../waiting/Due.tsx';
import { withWaiting } from '../waiting/with-waiting.ts';
import * as t from './words.ts';

type Row = ValueOf<typeof loadCaregivers>['rows'][number];
const EXPORTED: readonly CsvColumn<Row>[] = [
  { header: t.name, value: (row) => row.fullName },
  { header: t.place, value: (row) => row.place },
  { header: t.careOffered, value: (row) => inWords(row.careTypes, CARE_TYPES) },
  { header: t.yearsExperience, value: (row) => row.experienceYears },
  { header: t.status, value: (row) => PROFILE_STATUS[row.status].label },
  { header: t.lastChange, value: (row) => row.updatedAt, isTime: true },
  { header: t.owner, value: (row) => row.assignedTo },
];

const MANY = {
  steps: [assignMany<Row>(({ userId }) => userId)],
  nameOf: ({ fullName }: Row) => fullName ?? t.noNameYet,
};

const load = withWaiting(
  loadCaregivers,
  ({ userId }) => userId,
  ({ kind, caregiverId }) => (kind === 'profile' || kind === 'document' ? caregiverId : null),
);

/** `/admin/caregivers`: all caregivers. */
export default function CaregiversScreen({ open }: ScreenProps) {
  return (
    <StaffList
      open={open}
      path={href('adminCaregivers')}
      title={t.caregivers}
      intro={t.everyoneWhoGivesCare}
      actions={
        <>
          <ButtonLink href={href('adminCaregiverNew')} icon="plus">
            {t.addCaregiver}
          </ButtonLink>
          <ButtonLink href={href('adminCaregiverImport')} variant="secondary" icon="upload">
            {t.importCaregivers}
          </ButtonLink>
        </>
      }
      order={{ sort: 'updated_at', direction: 'desc' }}
      load={load}
      csv={{ name: 'caregivers', columns: EXPORTED, load: loadCaregivers }}
      many={MANY}
      noun={t.rows}
      searchLabel={t.searchName}
      filter={{
        label: t.status,
        all: t.anyStatus,
        options: [
          ...statusOptions(PROFILE_STATUS),
          { value: CHANGES_WAITING, label: t.changesReview },
          { value: DOCUMENTS_WAITING, label: t.documentsCheck },
        ],
      }}
      filters={[byCare, bySkill, byDay, byPlace, byWhoHasIt(useOwnId())]}
      columns={[
        {
          key: 'full_name',
          header: t.name,
          nowrap: true,
          sortable: 'text',
          cell: (row) => <AccountName name={row.fullName} isClosed={row.isClosed} />,
        },
        { key: 'place', header: t.place, nowrap: true, cell: (row) => row.place ?? '–' },
        {
          key: 'care',
          header: t.careOffered,
          priority: 2,
          cell: (row) => (row.careTypes.length > 0 ? <CareShort care={row.careTypes} /> : '–'),
        },
        {
          key: 'experience',
          header: t.experience,
          priority: 3,
          nowrap: true,
          cell: (row) => yearsInWords(row.experienceYears),
        },
        {
          key: 'status',
          header: t.status,
          nowrap: true,
          sortable: 'steps',
          cell: (row) => <StatusBadge status={PROFILE_STATUS[row.status]} />,
        },
        { key: 'due', header: t.due, nowrap: true, cell: (row) => <Due waiting={row.waiting} /> },
        {
          key: 'updated_at',
          header: t.lastChange,
          priority: 2,
          sortable: 'time',
          nowrap: true,
          cell: (row) => formatShortDate(row.updatedAt),
        },
      ]}
      rowKey={(row) => row.userId}
      rowHref={(row) => href('adminCaregiver', { id: row.userId })}
      empty={
        <EmptyState title={t.noCaregiversYet} icon="users">
          {t.registeredAppearHere}
        </EmptyState>
      }
    />
  );
}
