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
import { type AuditEntry, auditEntry } from './audit-log-words.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface AuditLogViewProps {
  store: AuditLogStore;
  ownId: string | undefined;
  tools?: ReactNode;
}

/** The audit log with its filters, and a link to earlier events. */
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
      <PageHeader title={t.auditLog} intro={t.whoDidWhatWhat} actions={tools} />
      <Filters
        list={store}
        filters={[
          byWho(staff.state === 'ready' ? staff.value : [], filters['who'], ownId),
          ...NARROWED_BY,
          byThing(filters['thing']),
          ...BY_DAYS,
        ]}
      />
      {page.state === 'failed' ? (
        <Notice
          tone="danger"
          announce
          title={t.auditLogCouldNot}
          actions={
            <Button variant="secondary" busy={busy} onClick={() => void store.page.reload()}>
              {t.tryAgain}
            </Button>
          }
        >
          {explain(page.error)}
        </Notice>
      ) : (
        <Table
          caption={t.auditLog}
          captionHidden
          columns={[
            { key: 'did', header: t.what, width: '44%', cell: (row) => <Did {...row} /> },
            {
              key: 'thing',
              header: t.about,
              cell: (row) => (row.path ? <Link href={row.path}>{row.thing}</Link> : row.thing),
            },
            {
              key: 'by',
              header: t.who,
              cell: (row) => (
                <Text as="span" tone="muted">
                  {row.by}
                </Text>
              ),
            },
            {
              key: 'at',
              header: t.when,
              nowrap: true,
              cell: (row) => (
                <Text as="span" tone="muted">
                  {timeOf(row.at)}
                </Text>
              ),
            },
          ]}
          rows={rows.map((event) => auditEntry(event, ownId))}
          rowKey={(row) => String(row.id)}
          groupOf={(row) => dayOf(row.at)}
          busy={busy || page.state === 'loading'}
          empty={
            <EmptyState
              title={t.nothingFits}
              action={
                isNarrowed && (
                  <Button variant="secondary" onClick={store.showAll}>
                    {t.showAll}
                  </Button>
                )
              }
            >
              {t.tryFewerFiltersOther}
            </EmptyState>
          }
        />
      )}
      <Stack direction="row" gap={2} wrap>
        {filters['before'] && (
          <Button variant="secondary" size="small" onClick={store.newest}>
            {t.toTheLatest}
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
            {t.earlier}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

const Did = ({ did, note, changes }: Pick<AuditEntry, 'did' | 'note' | 'changes'>) => (
  <>
    {did}
    {changes.map((change) => (
      <Text key={change} size="sm" tone="muted">
        {change}
      </Text>
    ))}
    {note && (
      <Text size="sm" tone="muted">
        {note}
      </Text>
    )}
  </>
);

type Staff = readonly { userId: string; name: string; until: string | null }[];

/** A filter by person: any staff, families, the system, and the person that the address names. */
function byWho(staff: Staff, who: string | undefined, ownId: string | undefined): Filter {
  const known = [
    ...staff.map(({ userId, name, until }) => ({
      value: userId,
      label: userId === ownId ? fill(t.nameYou, { name }) : until ? fill(t.nameLeft, { name }) : name,
    })),
    { value: 'family', label: t.families },
    { value: 'system', label: t.theSystem },
  ];
  const isKnown = !who || known.some(({ value }) => value === who);
  return {
    name: 'who',
    label: t.who,
    all: t.anyone,
    options: isKnown ? known : [...known, { value: who, label: t.someoneElse }],
  };
}

const NARROWED_BY: readonly Filter[] = [
  {
    name: 'what',
    label: t.whatDone,
    all: t.allActions,
    options: [
      { value: 'changes', label: t.changes },
      { value: 'views', label: t.views },
      { value: 'sign_ins', label: t.signInsStaff },
      { value: 'refusals', label: t.refusedSteps },
    ],
  },
  {
    name: 'kind',
    label: t.aboutWhat,
    all: t.allSubjects,
    options: [
      { value: 'request', label: t.requests },
      { value: 'job', label: t.jobs },
      { value: 'caregiver', label: t.caregivers },
      { value: 'document', label: t.documents },
      { value: 'application', label: t.applications },
      { value: 'placement', label: t.placements },
      { value: 'user', label: t.users },
      { value: 'note', label: t.notesCalls },
      { value: 'list', label: t.listsTakenOut },
      { value: 'other', label: t.everythingElse },
    ],
  },
];

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-/;

/** A filter by record: what was searched for, or the record whose page linked here. */
const byThing = (thing = ''): Filter =>
  ID.test(thing)
    ? {
        name: 'thing',
        label: t.aboutWhich,
        all: t.allRecords,
        options: [{ value: thing, label: t.oneRecord }],
      }
    : { name: 'thing', label: t.referenceNameEmail, all: t.referenceNameEmail, isWide: true };

const BY_DAYS: readonly Filter[] = [
  { name: 'from', label: t.fromDay, all: t.fromDay, isDay: true },
  { name: 'to', label: t.toDay, all: t.toDay, isDay: true },
];
