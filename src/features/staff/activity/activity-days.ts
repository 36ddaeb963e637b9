import { type Change, changedInWords, changeLines } from '../../../domain/history.ts';
import { formatDate, formatDateTime, formatFullDay, today } from '../../../domain/operator.ts';
import type { ActivityEntry } from './activity-words.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

type Folded = ActivityEntry & { times: number };

/** The history by day. Repetitions by one person are one entry, and changes in several steps are one change. */
export function inDays(entries: readonly ActivityEntry[], now = today()) {
  const days: { date: string; entries: Folded[] }[] = [];
  for (const entry of entries) {
    const date = today(new Date(entry.at));
    const day = days.at(-1)?.date === date ? days.at(-1) : undefined;
    const last = day?.entries.at(-1);
    if (!day) days.push({ date, entries: [{ ...entry, times: 1 }] });
    else if (last && isAlike(last, entry)) day.entries[day.entries.length - 1] = folded(last, entry);
    else day.entries.push({ ...entry, times: 1 });
  }
  return days
    .map(({ date, entries: own }) => ({
      day: dayInWords(date, now),
      entries: own.flatMap(withoutUndone).map(({ key, title, note, at, by, said, times, changes }) => ({
        key,
        title: times > 1 ? fill(t.times, { title, times }) : title,
        note,
        changes: changeLines(changes),
        meta: `${timeOf(at)}, ${by}`,
        said,
      })),
    }))
    .filter(({ entries: own }) => own.length > 0);
}

/** A change that was reverted is left out. */
function withoutUndone(entry: Folded): Folded[] {
  const changes = entry.changes.filter(({ from, to }: Change) => from === null || from !== to);
  if (changes.length === entry.changes.length) return [entry];
  return changes.length > 0 ? [{ ...entry, changes, title: changedInWords(changes) }] : [];
}

/** What a person said is never merged. */
const isAlike = (one: ActivityEntry, other: ActivityEntry) =>
  one.by === other.by &&
  !one.note &&
  !other.note &&
  ((one.listed && other.listed) ||
    (one.title === other.title && one.changes.length === 0 && other.changes.length === 0));

function folded(one: Folded, other: ActivityEntry): Folded {
  if (!one.listed) return { ...one, times: one.times + 1 };
  const changes = [...one.changes];
  for (const earlier of other.changes) {
    const at = changes.findIndex(({ label }) => label === earlier.label);
    if (at < 0) changes.push(earlier);
    else changes[at] = { ...earlier, to: changes[at]?.to ?? null };
  }
  return { ...one, changes, title: changedInWords(changes) };
}

const dayInWords = (date: string, now: string) => (date === now ? t.today : formatFullDay(date));
export const dayOf = (iso: string) => dayInWords(today(new Date(iso)), today());
/**
 * The time alone, under a heading with the day. All times are the operator's. None names a time zone, since the others
 * don't.
 */
export const timeOf = (iso: string) =>
  formatDateTime(iso)
    .replace(formatDate(iso), '')
    .replace(/^(,| at) /, '')
    .replace(/ \([^()]+\)$/, '');
