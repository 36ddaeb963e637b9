import { loadRequests } from '../../../data/requests.ts';
import { useOwnId } from '../../../data/use-own-id.ts';
import { clientName } from '../../../domain/client.ts';
import { coveredInWords } from '../../../domain/covered.ts';
import { ANSWERS_WAITING } from '../../../domain/list-filters.ts';
import { formatShortDate } from '../../../domain/operator.ts';
import { showReference } from '../../../lib/reference.ts';
import type { ValueOf } from '../../../lib/result.ts';
import { href } from '../../../domain/routes.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { REQUEST_STATUS, statusOptions } from '../../../domain/status.ts';
import { CARE_TYPES, inWords, STARTS } from '../../../domain/vocabulary.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { StatusBadge } from '../../../parts/status-badge/StatusBadge.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { CareShort } from '../lists/CareShort.tsx';
import { StaffList } from '../lists/StaffList.tsx';
import type { CsvColumn } from '../lists/list-csv.ts';
import { byCare, byDay, byPlace, bySkill, byWhoHasIt } from '../lists/filters.ts';
import { ClientName } from '../record/ClientName.tsx';
import { Due } from '../waiting/Due.tsx';
import type { PendingItem } from '../waiting/with-waiting.ts';
import { MANY_REQUESTS } from './many-requests.ts';
import { isUrgent, requestStatus } from './request-status.ts';
import { withWaiting } from '../waiting/with-waiting.ts';
import * as t from './words.ts';

type Row = ValueOf<typeof loadRequests>['rows'][number];
const EXPORTED: readonly CsvColumn<Row>[] = [
  { header: t.client, value: (row) => row.client?.recipient ?? '' },
  { header: t.contact, value: (row) => row.client?.contact ?? '' },
  { header: t.reference, value: (row) => showReference(row.reference) },
  { header: t.place, value: (row) => row.place },
  { header: t.care, value: (row) => inWords(row.careTypes, CARE_TYPES) },
  { header: t.start, value: (row) => row.startsOn ?? STARTS[row.start] },
  { header: t.urgent, value: (row) => (row.priority ? t.yes : '') },
  { header: t.status, value: (row) => REQUEST_STATUS[row.status].label },
  { header: t.received, value: (row) => row.submittedAt, isTime: true },
  { header: t.owner, value: (row) => row.assignedTo },
];

const statusOf = ({ status, waiting }: Waiting) => requestStatus({ status, asked: waiting.some(isAsked) });
type Waiting = Pick<Row, 'status'> & { waiting: readonly PendingItem[] };
const isAsked = ({ kind, turn }: PendingItem) => kind === 'question' && turn === 'family';

const load = withWaiting(
  loadRequests,
  ({ id }) => id,
  ({ requestId }) => requestId,
);

/** `/admin/requests`: all requests. */
export default function RequestsScreen({ open }: ScreenProps) {
  const newRequest = (
    <ButtonLink href={href('adminRequestNew')} icon="plus">
      {t.newRequest}
    </ButtonLink>
  );
  return (
    <StaffList
      open={open}
      path={href('adminRequests')}
      title={t.requests}
      intro={t.whatFamiliesAsked}
      actions={newRequest}
      order={{ sort: 'waiting', direction: 'asc', label: t.longestWaiting }}
      load={load}
      csv={{ name: 'requests', columns: EXPORTED, load: loadRequests }}
      many={{ steps: MANY_REQUESTS, nameOf: ({ client }) => clientName(client) }}
      noun={t.rows}
      searchLabel={t.searchReferenceName}
      filter={{
        label: t.status,
        all: t.anyStatus,
        options: [...statusOptions(REQUEST_STATUS), { value: ANSWERS_WAITING, label: t.answersRead }],
      }}
      filters={[byCare, bySkill, byDay, byPlace, byWhoHasIt(useOwnId())]}
      columns={[
        {
          key: 'client',
          header: t.clientAndContact,
          width: '22rem',
          cell: (row) => <ClientName client={row.client} />,
        },
        {
          key: 'reference',
          header: t.reference,
          nowrap: true,
          cell: (row) => showReference(row.reference),
        },
        {
          key: 'urgency',
          header: t.urgency,
          sortable: 'steps',
          cell: (row) =>
            (isUrgent(row) || row.manyAlike) && (
              <Stack direction="row" gap={1} wrap>
                {isUrgent(row) && <Badge tone="danger">{t.urgent}</Badge>}
                {row.manyAlike && <Badge tone="danger">{t.manyAlike}</Badge>}
              </Stack>
            ),
        },
        { key: 'place', header: t.place, priority: 2, cell: (row) => row.place },
        {
          key: 'care',
          header: t.care,
          priority: 3,
          width: '17%',
          oneLine: true,
          cell: (row) => <CareShort care={row.careTypes} />,
        },
        {
          key: 'starts_on',
          header: t.start,
          priority: 2,
          sortable: 'time',
          nowrap: true,
          cell: (row) => (row.startsOn ? formatShortDate(row.startsOn) : STARTS[row.start]),
        },
        {
          key: 'status',
          header: t.status,
          nowrap: true,
          sortable: 'steps',
          cell: (row) => (
            <Stack direction="row" gap={2} align="center" wrap>
              <StatusBadge status={statusOf(row)} />
              {coveredInWords(row) && <Text size="sm">{coveredInWords(row)}</Text>}
            </Stack>
          ),
        },
        {
          key: 'due',
          header: t.due,
          nowrap: true,
          cell: (row) => (
            <Due
              waiting={row.waiting.filter(
                ({ turn }) => turn !== 'family' || statusOf(row) === REQUEST_STATUS[row.status],
              )}
            />
          ),
        },
        {
          key: 'submitted_at',
          header: t.received,
          priority: 3,
          sortable: 'time',
          nowrap: true,
          cell: (row) => formatShortDate(row.submittedAt),
        },
      ]}
      rowKey={(row) => row.id}
      rowHref={(row) => href('adminRequest', { id: row.id })}
      empty={
        <EmptyState title={t.noRequestsYet} icon="heart" action={newRequest}>
          {t.whenFamilyAsksCare}
        </EmptyState>
      }
    />
  );
}
