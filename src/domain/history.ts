import { formatList } from './operator.ts';
import type { StatusWords } from './status.ts';
import { fill } from '../lib/fill.ts';
import * as t from './history.words.ts';

/** A change recorded in the audit log; `before` and `after` are rows, for an update only the changed columns. */
export type RecordedEvent = {
  id: string | number;
  /** The table of the record; a history may cover several. */
  subjectType?: string;
  occurredAt: string;
  actorId: string | null;
  /** What staff call who did it: an admin's address, also when the account is gone, or a caregiver's name. */
  actorName?: string | null;
  action: string;
  before: unknown;
  after: unknown;
  /** What of its kind it is, where the change itself does not say: a document's kind. */
  detail?: string | null;
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

/** `changed` are the phrases of what an update changed, where its title only lists them. */
export type HistoryEntry = {
  key: string;
  title: string;
  note?: string;
  at: string;
  by: string;
  changed?: readonly string[];
};

const SHOWN_FIELDS = 4;
/** Columns in which somebody says why. */
const REASONS = ['status_reason', 'check_note', 'changes_reason', 'deactivated_reason'];

/** A record's events in words, in the order given; those without anything worth telling are left out. */
export function historyInWords(events: readonly RecordedEvent[], words: HistoryWords): HistoryEntry[] {
  return events.flatMap((event) => {
    const own = words.tell?.(event) ?? titleOf(event, words);
    const changed = own === undefined ? changedIn(event, words) : undefined;
    const title = own ?? changedInWords(changed ?? []);
    if (!title) return [];
    const reason = REASONS.map((name) => field(event.after, name)).find((words) => words);
    return [
      {
        key: String(event.id),
        title,
        note: typeof reason === 'string' ? reason : undefined,
        at: event.occurredAt,
        by: actorOf(event, words),
        ...(changed && { changed }),
      },
    ];
  });
}

/** Nothing of a change that its columns tell. */
function titleOf({ action, after }: RecordedEvent, words: HistoryWords): string | undefined {
  if (action === 'insert') return words.created;
  if (action === 'delete') return t.removed;
  if (action === 'erase') return t.personalDataErased;
  if (action === 'sign_in') return t.signedIn;
  const status = field(after, 'status');
  if (typeof status === 'string') return words.statuses[status]?.label ?? status;
  return undefined;
}

function changedIn({ before, after }: RecordedEvent, words: HistoryWords): string[] {
  const row = Object(after ?? before) as object;
  return Object.entries(words.fields).flatMap(([name, phrase]) => (name in row ? [phrase] : []));
}

/** What was changed, in a title; none where it was nothing that has a name. */
export function changedInWords(changed: readonly string[]): string {
  if (changed.length === 0) return '';
  const shown = changed.slice(0, SHOWN_FIELDS);
  if (changed.length > SHOWN_FIELDS) shown.push(fill(t.more, { count: changed.length - SHOWN_FIELDS }));
  return fill(t.changed, { list: formatList(shown) });
}

function actorOf({ actorId, actorName, action }: RecordedEvent, words: HistoryWords): string {
  const { people, visitor, stranger = t.theSystem } = words;
  if (!actorId) return action === 'insert' ? visitor : stranger;
  return people[actorId] ?? actorName ?? t.somebodyWhoseAccountGone;
}

function field(row: unknown, name: string): unknown {
  return (row as Record<string, unknown> | null)?.[name];
}
