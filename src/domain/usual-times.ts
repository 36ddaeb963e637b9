import { clockHours, DAYS, isWhole, slotsOf } from './availability.ts';
import { describeWeek } from './week-words.ts';

/**
 * The times of a week as most people say them. Together these sentences cover all 28 times, each once. A
 * ticked sentence and the same ticks in the grid are the same answer.
 */
const ALL_DAYS = [...DAYS.keys()];
const [WEEKDAYS, WEEKEND] = [ALL_DAYS.slice(0, 5), ALL_DAYS.slice(5)];
const NIGHT = 3;

export const USUAL_TIMES = [
  ...[0, 1, 2].flatMap((part) => [usual(WEEKDAYS, part), usual(WEEKEND, part)]),
  usual(ALL_DAYS, NIGHT),
];

function usual(days: number[], part: number) {
  const week = slotsOf(days, [part]);
  return { value: String(week), label: describeWeek(week), hint: clockHours(part) };
}

/** The times that “any time of the day” means (private.any_time). */
export const ANY_TIME = slotsOf(ALL_DAYS, [0, 1, 2]);

/** The sentences whose times the week has. */
export const usualTimesIn = (week: number): string[] =>
  USUAL_TIMES.map(({ value }) => value).filter((value) => isWhole(week, Number(value)));

/** The times of a week beyond its sentences. */
export const exactTimesIn = (week: number): number => week & ~weekOf(usualTimesIn(week));

/** The week with these sentences instead of its own, and the times beyond them. */
export const withUsualTimes = (week: number, sentences: readonly string[]): number =>
  exactTimesIn(week) | weekOf(sentences);

const weekOf = (sentences: readonly string[]) =>
  sentences.reduce((week, sentence) => week | Number(sentence), 0);
