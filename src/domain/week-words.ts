// bundle: answers
import { formatList } from './operator.ts';
import { DAYS, hasSlot, PARTS } from './availability.ts';
import { fill } from '../lib/fill.ts';
import * as t from './week-words.words.ts';

/**
 * A week within a sentence, as people say it: “every morning; weekday evenings; Monday and Wednesday
 * afternoons”. Days that are needed day and night come last, “Sunday round the clock”. A week without times
 * is empty.
 */
export const tellWeek = (week: number): string => weekClauses(week).join('; ');

/** The same, with each fact under the days it is true for. */
export function weekClauses(week: number): string[] {
  const days = [...DAYS.keys()];
  const round = days.filter((day) => PARTS.every((_, part) => hasSlot(week, day, part)));
  if (round.length === DAYS.length) return [ROUND];
  const byDays = new Map<string, string[]>();
  PARTS.forEach((name, part) => {
    const on = daysInWords(days.filter((day) => !round.includes(day) && hasSlot(week, day, part)));
    if (on) byDays.set(on, [...(byDays.get(on) ?? []), `${name.toLowerCase()}${on === EVERY ? '' : 's'}`]);
  });
  const clauses = [...byDays].map(([on, parts]) => `${on} ${formatList(parts)}`);
  if (round.length > 0) clauses.push(`${daysInWords(round, 's')} ${ROUND}`);
  return clauses;
}

/** A week on its own, as a value: “Every morning; weekday evenings”. */
export const describeWeek = (week: number) => tellWeek(week).replace(/^./, (first) => first.toUpperCase());

const ROUND = t.roundClock;
const EVERY = 'every';

/** The days, before their parts. Three or more in a row are named by their first and last. */
function daysInWords(days: number[], plural = ''): string {
  const key = days.join('');
  if (key === '0123456') return EVERY;
  if (key === '01234') return `weekday${plural}`;
  if (key === '56') return `weekend${plural}`;
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const name = (day?: number) => DAYS[day ?? 0] ?? '';
  return formatList(
    runs.flatMap((run) =>
      run.length > 2 ? [fill(t.firstToLast, { first: name(run[0]), last: name(run.at(-1)) })] : run.map(name),
    ),
  );
}
