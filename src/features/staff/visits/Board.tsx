import type { ReactNode } from 'react';
import type { BoardLine, BoardVisit } from '../../../data/visit-board.ts';
import { contactOf } from '../../../domain/client.ts';
import { formatNearDay, today } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { hoursInShort } from '../../../domain/visit-hours.ts';
import { visitQuery } from '../../../domain/visit-link.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { daysOfWeek, lineHref, nameOf, stateOf, withWhom } from './board.ts';
import * as styles from './Board.css.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface BoardProps {
  /** The week's first day. */
  monday: string;
  lines: readonly BoardLine[];
  isByCaregiver: boolean;
  busy?: boolean;
  /** Shown if there are no lines. */
  empty?: ReactNode;
}

/** A week of visits: a row for each client or caregiver, a column for each day. */
export function Board({ monday, lines, isByCaregiver, busy = false, empty }: BoardProps) {
  return (
    <Table
      caption={t.visits}
      captionHidden
      rows={lines}
      rowKey={({ id }) => id}
      busy={busy}
      empty={empty}
      columns={[
        {
          key: 'who',
          header: isByCaregiver ? t.caregiver : t.client,
          width: '16%',
          cell: (line) => <Who line={line} />,
        },
        ...daysOfWeek(monday).map((day) => ({
          key: day,
          header: day === today() ? fill(t.todayIs, { day: formatNearDay(day) }) : formatNearDay(day),
          width: '12%',
          cell: ({ visits }: BoardLine) => visitsOf(visits, day, isByCaregiver),
        })),
      ]}
    />
  );
}

function Who({ line }: { line: BoardLine }) {
  const to = lineHref(line);
  const name = nameOf(line);
  const beside = [contactOf(line.client), line.town].filter(Boolean).join(', ');
  return (
    <div>
      {to ? (
        <Link href={to} quiet>
          {name}
        </Link>
      ) : (
        name
      )}
      {beside && (
        <Text size="sm" tone="muted">
          {beside}
        </Text>
      )}
    </div>
  );
}

/** An empty cell for a day without visits, which cards leave out. */
function visitsOf(visits: readonly BoardVisit[], day: string, isByCaregiver: boolean): ReactNode {
  const ofDay = visits.filter((visit) => visit.day === day);
  if (ofDay.length === 0) return null;
  return (
    <ul role="list" className={styles.visits}>
      {ofDay.map((visit) => (
        <Visit
          key={`${visit.placement} ${visit.opens} ${visit.covers}`}
          visit={visit}
          isByCaregiver={isByCaregiver}
        />
      ))}
    </ul>
  );
}

function Visit({ visit, isByCaregiver }: { visit: BoardVisit; isByCaregiver: boolean }) {
  const state = stateOf(visit, isByCaregiver);
  return (
    <li className={styles.visit}>
      <Link href={`${href('adminPlacement', { id: visit.placement })}${visitQuery(visit)}`}>
        {[hoursInShort(visit), withWhom(visit, isByCaregiver)].filter(Boolean).join(', ')}
      </Link>
      {state && <Badge tone={state.tone}>{state.label}</Badge>}
      {state?.about.map((words) => (
        <Text key={words} as="span" size="sm" tone="muted">
          {words}
        </Text>
      ))}
    </li>
  );
}
