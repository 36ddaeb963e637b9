import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { explain } from '../../../domain/explain.ts';
import { Filters, type Filter } from '../../../parts/list-view/Filters.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { dayOf, timeOf } from '../activity/activity-days.ts';
import type { AuditLogStore } from './audit-log-screen.ts';
import { inTrail } from './audit-log-words.ts';

interface AuditLogViewProps {
  store: AuditLogStore;
  ownId: string | undefined;
  tools?: ReactNode;
}

/** The audit log with what narrows it, and the way to earlier events. */
export function AuditLogView({ store, ownId, tools }: AuditLogViewProps) {
  const { filters } = useStore(store.$query);
  const busy = useStore(store.$busy);
  const page = useStore(store.page.$value);
  const staff = useStore(store.staff.$value);
  const rows = page.state === 'ready' ? page.value.rows : [];
  const last = rows.at(-1);
  const isNarrowed = Object.values(filters).some(Boolean);
  return (
    <Stack gap={4}>
      <PageHeader
        title="Trail"
        intro="Who did what, to what, and when. Nobody can change it."
        actions={tools}
      />
      <Filters
        list={store}
        filters={[byWho(staff.state === 'ready' ? staff.value : [], filters['who'], ownId), ...NARROWED_BY]}
      />
      {page.state === 'failed' ? (
        <Notice
          tone="danger"
          announce
          title="The audit log could not be loaded"
          actions={
            <Button variant="secondary" busy={busy} onClick={() => void store.page.reload()}>
              Try again
            </Button>
          }
        >
          {explain(page.error)}
        </Notice>
      ) : (
        <Table
          caption="Trail"
          captionHidden
          columns={[
            { key: 'did', header: 'What', cell: (row) => <Did did={row.did} note={row.note} /> },
            {
              key: 'thing',
              header: 'About',
              cell: (row) => (row.path ? <Link href={row.path}>{row.thing}</Link> : row.thing),
            },
            {
              key: 'by',
              header: 'Who',
              cell: (row) => (
                <Text as="span" tone="muted">
                  {row.by}
                </Text>
              ),
            },
            {
              key: 'at',
              header: 'When',
              nowrap: true,
              cell: (row) => (
                <Text as="span" tone="muted">
                  {timeOf(row.at)}
                </Text>
              ),
            },
          ]}
          rows={rows.map((event) => inTrail(event, ownId))}
          rowKey={(row) => String(row.id)}
          groupOf={(row) => dayOf(row.at)}
          busy={busy || page.state === 'loading'}
          empty={
            <EmptyState
              title="Nothing fits"
              action={
                isNarrowed && (
                  <Button variant="secondary" onClick={store.showAll}>
                    Show all
                  </Button>
                )
              }
            >
              Try fewer filters, or other days. A reference needs all of its letters.
            </EmptyState>
          }
        />
      )}
      <Stack direction="row" gap={2} wrap>
        {filters['before'] && (
          <Button variant="secondary" size="small" onClick={store.newest}>
            To the latest
          </Button>
        )}
        {page.state === 'ready' && page.value.hasOlder && last && (
          <Button
            variant="secondary"
            size="small"
            iconAfter="chevron-right"
            busy={busy}
            onClick={() => store.older(last.id)}
          >
            Earlier
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

const Did = ({ did, note }: { did: string; note?: string | undefined }) => (
  <>
    {did}
    {note && (
      <Text size="sm" tone="muted">
        {note}
      </Text>
    )}
  </>
);

type Staff = readonly { userId: string; email: string; until: string | null }[];

/** Everybody of the staff, nobody with an account, and whoever the address names beside them. */
function byWho(staff: Staff, who: string | undefined, ownId: string | undefined): Filter {
  const known = [
    ...staff.map(({ userId, email, until }) => ({
      value: userId,
      label: userId === ownId ? `${email} (you)` : until ? `${email} (left)` : email,
    })),
    { value: 'nobody', label: 'Nobody with an account' },
  ];
  const isKnown = !who || known.some(({ value }) => value === who);
  return {
    name: 'who',
    label: 'Who',
    all: 'Anyone',
    options: isKnown ? known : [...known, { value: who, label: 'Somebody else' }],
  };
}

const NARROWED_BY: readonly Filter[] = [
  {
    name: 'what',
    label: 'What was done',
    all: 'All actions',
    options: [
      { value: 'changes', label: 'Changes' },
      { value: 'openings', label: 'Openings: who opened this' },
      { value: 'sign_ins', label: 'Sign-ins of staff' },
      { value: 'refusals', label: 'Refused steps' },
    ],
  },
  {
    name: 'kind',
    label: 'About what',
    all: 'All subjects',
    options: [
      { value: 'request', label: 'Requests' },
      { value: 'job', label: 'Jobs' },
      { value: 'caregiver', label: 'Caregivers' },
      { value: 'document', label: 'Documents' },
      { value: 'application', label: 'Applications' },
      { value: 'placement', label: 'Placements' },
      { value: 'user', label: 'Users' },
      { value: 'note', label: 'Notes and calls' },
      { value: 'list', label: 'Lists taken out' },
      { value: 'other', label: 'Everything else' },
    ],
  },
  { name: 'thing', label: 'Reference, name or email', all: 'Reference, name or email', isWide: true },
  { name: 'from', label: 'From', all: 'From', isDay: true },
  { name: 'to', label: 'To', all: 'To', isDay: true },
];
