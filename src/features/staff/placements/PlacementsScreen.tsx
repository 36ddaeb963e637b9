import { loadPlacements } from '../../../data/placements.ts';
import { NOT_WELL } from '../../../domain/list-filters.ts';
import { formatShortDate } from '../../../domain/operator.ts';
import type { ValueOf } from '../../../lib/result.ts';
import { href } from '../../../domain/routes.ts';
import { lastDayOf, neverBegan } from '../../../domain/placement-state.ts';
import { PLACEMENT_STATE, statusOptions } from '../../../domain/status.ts';
import { StatusBadge } from '../../../parts/status-badge/StatusBadge.tsx';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { StaffList } from '../lists/StaffList.tsx';
import type { CsvColumn } from '../lists/list-csv.ts';
import { byCare, byDay, byPlace } from '../lists/filters.ts';
import { AccountName } from '../record/AccountName.tsx';
import { stateOf } from './placement-facts.ts';

type Row = ValueOf<typeof loadPlacements>['rows'][number];
const EXPORTED: readonly CsvColumn<Row>[] = [
  { header: 'Caregiver', value: (row) => row.caregiverName },
  { header: 'Job', value: (row) => row.jobTitle },
  { header: 'State', value: (row) => stateOf(row).label },
  { header: 'First day', value: (row) => row.startsOn },
  { header: 'Last day', value: (row) => lastDayOf(row) },
  { header: 'Placed', value: (row) => row.placedAt, isTime: true },
];

/** `/admin/placements`: who is placed with whom, and who was. */
export default function PlacementsScreen({ open }: ScreenProps) {
  return (
    <StaffList
      open={open}
      path={href('adminPlacements')}
      title="Placements"
      intro="Caregivers and the families they are placed with."
      order={{ sort: 'placed_at', direction: 'desc' }}
      load={loadPlacements}
      csv={{ name: 'placements', columns: EXPORTED, load: loadPlacements }}
      noun={{ one: 'placement', many: 'placements' }}
      searchLabel="Search by caregiver"
      filter={{
        label: 'State',
        all: 'Any state',
        options: [...statusOptions(PLACEMENT_STATE), { value: NOT_WELL, label: 'Does not go well' }],
      }}
      filters={[byCare, byDay, byPlace]}
      columns={[
        {
          key: 'caregiver',
          header: 'Caregiver',
          nowrap: true,
          cell: (row) => <AccountName name={row.caregiverName} isClosed={row.isClosed} />,
        },
        {
          key: 'job',
          header: 'Job',
          width: '40%',
          cell: (row) => row.jobTitle,
        },
        {
          key: 'state',
          header: 'State',
          nowrap: true,
          cell: (row) => <StatusBadge status={stateOf(row)} />,
        },
        {
          key: 'starts_on',
          header: 'First day',
          sortable: 'time',
          nowrap: true,
          cell: (row) => formatShortDate(row.startsOn),
        },
        {
          key: 'ends_on',
          header: 'Last day',
          priority: 2,
          nowrap: true,
          cell: (row) => {
            const lastDay = neverBegan(row) ? null : lastDayOf(row);
            return lastDay ? formatShortDate(lastDay) : '–';
          },
        },
        {
          key: 'placed_at',
          header: 'Placed',
          sortable: 'time',
          nowrap: true,
          cell: (row) => formatShortDate(row.placedAt),
        },
      ]}
      rowKey={(row) => row.id}
      rowHref={(row) => href('adminPlacement', { id: row.id })}
      empty={
        <EmptyState
          title="No placements yet"
          icon="users"
          action={<ButtonLink href={href('adminApplications')}>See applications</ButtonLink>}
        >
          Once family and caregiver have agreed, place the caregiver on the page of their application.
        </EmptyState>
      }
    />
  );
}
