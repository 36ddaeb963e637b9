import type { StatusWords } from './status.ts';

/** A change recorded in the audit trail; `before` and `after` are rows, for an update only the changed columns. */
export type RecordedEvent = {
  id: number;
  /** The table of the record; a history may cover several. */
  subjectType?: string;
  occurredAt: string;
  actorId: string | null;
  /** The address of an actor who is or was an admin, whether or not the account is still there. */
  actorEmail?: string;
  action: string;
  before: unknown;
  after: unknown;
};

export type HistoryWords = {
  created: string;
  statuses: Record<string, StatusWords>;
  /** Column names in words; columns that are not named here are left out. */
  fields: Record<string, string>;
  /** Who acted, for the accounts that have a name here. */
  people: Record<string, string>;
  /** Who acted on creating the record without an account. */
  visitor: string;
  /** Who else acts on it without an account; the system, if not said. */
  stranger?: string;
  /** A title of an event's own; '' leaves it out, undefined tells it in the usual words. */
  tell?: (event: RecordedEvent) => string | undefined;
};

type HistoryEntry = { key: string; title: string; note?: string; at: string; by: string };

const SHOWN_FIELDS = 4;

/** A record's events in words, in the order given; those without anything worth telling are left out. */
export function historyInWords(events: readonly RecordedEvent[], words: HistoryWords): HistoryEntry[] {
  return events.flatMap((event) => {
    const title = words.tell?.(event) ?? titleOf(event, words);
    if (!title) return [];
    const reason = ['status_reason', 'check_note', 'changes_reason']
      .map((name) => field(event.after, name))
      .find((words) => words);
    return [
      {
        key: String(event.id),
        title,
        note: typeof reason === 'string' ? reason : undefined,
        at: event.occurredAt,
        by: actorOf(event, words),
      },
    ];
  });
}

function titleOf({ action, before, after }: RecordedEvent, words: HistoryWords): string {
  if (action === 'insert') return words.created;
  if (action === 'delete') return 'Removed';
  if (action === 'erase') return 'Personal data erased';
  if (action === 'sign_in') return 'Signed in';
  const status = field(after, 'status');
  if (typeof status === 'string') return words.statuses[status]?.label ?? status;
  const row = Object(after ?? before) as object;
  const changed = Object.entries(words.fields).flatMap(([name, phrase]) => (name in row ? [phrase] : []));
  if (changed.length === 0) return '';
  const shown = changed.slice(0, SHOWN_FIELDS);
  if (changed.length > SHOWN_FIELDS) shown.push(`${changed.length - SHOWN_FIELDS} more`);
  return `Changed: ${new Intl.ListFormat('en-IE').format(shown)}`;
}

function actorOf({ actorId, actorEmail, action }: RecordedEvent, words: HistoryWords): string {
  const { people, visitor, stranger = 'The system' } = words;
  if (!actorId) return action === 'insert' ? visitor : stranger;
  return people[actorId] ?? actorEmail ?? 'A colleague';
}

function field(row: unknown, name: string): unknown {
  return (row as Record<string, unknown> | null)?.[name];
}
