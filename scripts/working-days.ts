import Holidays from 'date-holidays';
import type { Operator } from '../src/domain/operator.ts';

/** Years for which days are known. */
const FIRST_YEAR = 2025;
/** A test fails in the last two of these years, to ask for more. */
export const LAST_YEAR = 2040;

/**
 * The part of supabase/places.sql that writes the operator's working days: every day except weekends and public
 * holidays.
 */
export function workingDaysSql(operator: Operator): string {
  const daysOff = daysOffOf(operator).map((day) => `'${day}'`);
  return `days_off (day) as (select unnest(array[
  ${inLines(daysOff, 10).join(',\n  ')}
]::date[])),
written_days as (
  insert into private.working_days (day)
  select d::date from generate_series(timestamp '${FIRST_YEAR}-01-01', '${LAST_YEAR}-12-31', '1 day') as d
  where to_char(d, 'ID') < '6' and not exists (select from days_off where day = d::date)
  on conflict (day) do nothing
),
no_longer as (delete from private.working_days w using days_off d where w.day = d.day)`;
}

/** The part that writes within how many working days each kind is answered. */
export function answerTimesSql({ answers }: Operator): string {
  const rows = Object.entries(answers.workingDays).map(([kind, days]) => `('${kind}', ${days})`);
  return `written_times as (
  insert into private.answer_times (kind, working_days) values ${rows.join(', ')}
  on conflict (kind) do update set working_days = excluded.working_days
)`;
}

/** The weekdays on which the operator is closed, in order. */
export function daysOffOf({ country, answers }: Operator): string[] {
  const holidays = new Holidays(country);
  const days = new Set(answers.closedOn);
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year += 1) {
    for (const { type, date } of holidays.getHolidays(year)) {
      if (type === 'public' || type === 'bank') days.add(date.slice(0, 10));
    }
  }
  return [...days].sort();
}

const inLines = (items: string[], length: number) =>
  Array.from({ length: Math.ceil(items.length / length) }, (_, line) =>
    items.slice(line * length, (line + 1) * length).join(', '),
  );
