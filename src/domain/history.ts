import { formatList } from './operator.ts';
import type { StatusWords } from './status.ts';
import { fill } from '../lib/fill.ts';
import * as t from './history.words.ts';

/** A change in the audit log. `before` and `after` are rows, for an update only the changed columns. */
export type RecordedEvent = {
  id: string | number;
  /** The table of the record. A history may cover several. */
  subjectType?: string;
  occurredAt: string;
  actorId: string | null;
  /**
   * Whether a family did it, by their private link or on asking for care. `actorId` is then who was signed in
   * on their device.
   */
  byFamily?: boolean;
  /** Whether it was by a link that staff have seen. */
  byKnownLink?: boolean;
  /** Who did it: the name of an admin, even if the account is gone, or of a caregiver. */
  actorName?: string | null;
  action: string;
  before: unknown;
  after: unknown;
  /** A document's kind, which the change itself may not have. */
  detail?: string | null;
};

/** A column's label, and its value in words. */
export type FieldWords = { label: string; inWords?: (held: never) => string; nothing?: string };

export type HistoryWords = {
  created: string;
  statuses: Record<string, StatusWords>;
  /** The titles of steps to a status, if they differ from the status’s own. */
  steps?: Readonly<Record<string, string>>;
  /** The columns in words. Any others are left out. */
  fields: Record<string, FieldWords>;
  /** The names of accounts. */
  people: Record<string, string>;
  /** Who made the record if nobody was signed in. Default: the system. */
  visitor?: string;
  /** A title for an event. '' leaves it out, undefined gives it the usual title. */
  tell?: (event: RecordedEvent) => string | undefined;
};

/**
 * A change: from what to what, or only that it changed if the audit log keeps no value. `inTitle`: the title
 * has the new value.
 */
export type Change = { label: string; from: string | null; to: string | null; inTitle?: boolean };

/** `listed`: the title only lists what changed. */
export type HistoryEntry = {
  key: string;
  title: string;
  note?: string;
  at: string;
  by: string;
  changes: readonly Change[];
  listed: boolean;
};

const SHOWN_FIELDS = 4;
/** Enough of a text to tell it from others. */
const SHOWN_LETTERS = 120;
/** Columns in which a person gives a reason. */
const REASONS = ['status_reason', 'check_note', 'changes_reason', 'deactivated_reason'];

/** A record's events in words, in the given order, without those that say nothing. */
export function historyInWords(events: readonly RecordedEvent[], words: HistoryWords): HistoryEntry[] {
  return events.flatMap((event) => {
    const own = words.tell?.(event) ?? titleOf(event, words);
    const changes = event.action === 'update' ? changesIn(event, words) : [];
    const title = own ?? changedInWords(changes);
    if (!title) return [];
    const step = words.steps?.[String(field(event.after, 'status'))];
    const saysStatus = (change: Change) =>
      change.to === own || (change.label === t.status && step !== undefined && step === own);
    const reason = REASONS.map((name) => field(event.after, name)).find((words) => words);
    return [
      {
        key: String(event.id),
        title,
        note: typeof reason === 'string' ? reason : undefined,
        at: event.occurredAt,
        by: actorOf(event, words),
        changes: changes.map((change) => (saysStatus(change) ? { ...change, inTitle: true } : change)),
        listed: own === undefined,
      },
    ];
  });
}

/** Undefined for a change that its columns show. */
function titleOf(
  { action, after }: RecordedEvent,
  { created, statuses, steps }: HistoryWords,
): string | undefined {
  if (action === 'insert') return created;
  if (action === 'delete') return t.removed;
  if (action === 'erase') return t.personalDataErased;
  if (action === 'sign_in') return t.signedIn;
  const status = field(after, 'status');
  if (typeof status === 'string') return steps?.[status] ?? statuses[status]?.label ?? status;
  return undefined;
}

function changesIn({ before, after }: RecordedEvent, { fields, statuses }: HistoryWords): Change[] {
  const row = Object(after) as object;
  const status: FieldWords = { label: t.status, inWords: (held: string) => statuses[held]?.label ?? held };
  return Object.entries({ status, ...fields }).flatMap(([name, { label, inWords, nothing }]): Change[] => {
    if (!(name in row)) return [];
    const [from, to] = [field(before, name), field(after, name)];
    if (from == null && to == null) return [{ label, from: null, to: null }];
    const told = (held: unknown) =>
      isNothing(held) ? (nothing ?? t.nothing) : shortened(inWords ? inWords(held as never) : String(held));
    const [old, current] = [told(from), told(to)];
    return old === current ? [{ label, from: null, to: null }] : [{ label, from: old, to: current }];
  });
}

const isNothing = (held: unknown) =>
  held == null || held === '' || (Array.isArray(held) && held.length === 0);
const shortened = (text: string) =>
  text.length > SHOWN_LETTERS ? `${text.slice(0, SHOWN_LETTERS).trimEnd()}…` : text;

/**
 * A change in a line: “Hourly rate: €20 → €22”. A change without values has none, since the title names it.
 */
export const changeLines = (changes: readonly Change[]): string[] =>
  changes.flatMap(({ label, from, to, inTitle }) => {
    if (from === null || to === null) return [];
    if (inTitle) return from === t.nothing ? [] : [fill(t.earlier, { from })];
    const words = from === t.nothing ? t.added : t.fromTo;
    return [fill(words, { label: label.charAt(0).toUpperCase() + label.slice(1), from, to })];
  });

/** The title of a change. None if nothing with a name changed. */
export function changedInWords(changes: readonly Change[]): string {
  if (changes.length === 0) return '';
  const shown = changes.slice(0, SHOWN_FIELDS).map(({ label }) => label);
  if (changes.length > SHOWN_FIELDS) shown.push(fill(t.more, { count: changes.length - SHOWN_FIELDS }));
  return fill(t.changed, { list: formatList(shown) });
}

function actorOf(event: RecordedEvent, words: HistoryWords): string {
  const { actorId, actorName, byFamily, byKnownLink, action } = event;
  const { people, visitor } = words;
  const person = actorId && (people[actorId] ?? actorName ?? t.deletedAccount);
  if (byFamily) {
    const texts = byKnownLink ? t.byKnownLink : t.byFamily;
    return person ? fill(texts.signedIn, { person }) : texts.visitor;
  }
  if (action === 'refuse') return person || t.someoneNotSignedIn;
  return person || (action === 'insert' && visitor) || t.theSystem;
}

function field(row: unknown, name: string): unknown {
  return (row as Record<string, unknown> | null)?.[name];
}
