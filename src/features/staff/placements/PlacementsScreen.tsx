import { loadPlacements } from '../../../data/placements.ts';
import { jobName } from '../../../domain/job-name.ts';
import { COMPLAINED } from '../../../domain/list-filters.ts';
import { formatShortDate } from '../../../domain/operator.ts';
import type { ValueOf } from '../../../lib/result.ts';
import { href } from '../../../domain/routes.ts';
import { lastDayOf, neverBegan } from '../../../domain/placement-state.ts';
import { PLACEMENT_STATE, statusOptions } from '../../../domain/status.ts';
import { DOCUMENT_KINDS, inWords } from '../../../domain/vocabulary.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { StaffList } from '../lists/StaffList.tsx';
import type { CsvColumn } from '../lists/list-csv.ts';
import { byCare, byDay, byPlace } from '../lists/filters.ts';
import { ClientName } from '../record/ClientName.tsx';
import { AccountName } from '../record/AccountName.tsx';
import { stateOf } from './placement-facts.ts';
import { PlacementBadges } from './PlacementBadges.tsx';
import * as t from './words.ts';

type Row = ValueOf<typeof loadPlacements>['rows'][number];
const EXPORTED: readonly CsvColumn<Row>[] = [
  { header: t.client, value: (row) => row.client?.recipient ?? '' },
  { header: t.contact, value: (row) => row.client?.contact ?? '' },
  { header: t.caregiver, value: (row) => row.caregiverName },
  { header: t.job, value: (row) => jobName(row.job) },
  { header: t.state, value: (row) => stateOf(row).label },
  { header: t.documentExpired, value: (row) => inWords(row.lapsed, DOCUMENT_KINDS) },
  { header: t.firstDay, value: (row) => row.startsOn },
  { header: t.lastDay, value: (row) => lastDayOf(row) },
  { header: t.placed, value: (row) => row.placedAt, isTime: true },
];

/** `/admin/placements`: current and former placements. */
export default function PlacementsScreen({ open }: ScreenProps) {
  return (
    <StaffList
      open={open}
      path={href('adminPlacements')}
      title={t.placements}
      intro={t.caregiversFamiliesTheyPlaced}
      actions={
        <ButtonLink href={href('adminPlacementImport')} variant="secondary" icon="upload">
          {t.importPlacements}
        </ButtonLink>
      }
      order={{ sort: 'placed_at', direction: 'desc' }}
      load={loadPlacements}
      csv={{ name: 'placements', columns: EXPORTED, load: loadPlacements }}
      noun={t.rows}
      searchLabel={t.searchName}
      filter={{
        label: t.state,
        all: t.anyState,
        options: [
          ...statusOptions({
            ...PLACEMENT_STATE,
            live: { ...PLACEMENT_STATE.live, label: t.liveOrUpcoming },
          }),
          { value: COMPLAINED, label: t.openComplaint },
        ],
      }}
      filters={[byCare, byDay, byPlace]}
      columns={[
        {
          key: 'client',
          header: t.clientAndContact,
          width: 'max(15rem, 17vw)',
          cell: (row) => <ClientName client={row.client} caregiver={row.caregiverName} />,
        },
        {
          key: 'caregiver',
          header: t.caregiver,
          nowrap: true,
          cell: (row) => <AccountName name={row.caregiverName} isClosed={row.isClosed} />,
        },
        {
          key: 'job',
          header: t.job,
          priority: 2,
          width: '25%',
          cell: (row) => jobName(row.job),
        },
        {
          key: 'state',
          header: t.state,
          nowrap: true,
          cell: (row) => <PlacementBadges placement={row} />,
        },
        {
          key: 'starts_on',
          header: t.firstDay,
          sortable: 'time',
          nowrap: true,
          cell: (row) => formatShortDate(row.startsOn),
        },
        {
          key: 'ends_on',
          header: t.lastDay,
          nowrap: true,
          cell: (row) => {
            const lastDay = neverBegan(row) ? null : lastDayOf(row);
            return lastDay ? formatShortDate(lastDay) : '–';
          },
        },
        {
          key: 'placed_at',
          header: t.placed,
          priority: 2,
          sortable: 'time',
          nowrap: true,
          cell: (row) => formatShortDate(row.placedAt),
        },
      ]}
      rowKey={(row) => row.id}
      rowHref={(row) => href('adminPlacement', { id: row.id })}
      empty={
        <EmptyState
          title={t.noPlacementsYet}
          icon="users"
          action={<ButtonLink href={href('adminApplications')}>{t.seeApplications}</ButtonLink>}
        >
          {t.onceFamilyCaregiverAgreed}
        </EmptyState>
      }
    />
  );
}
