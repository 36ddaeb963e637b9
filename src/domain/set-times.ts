// bundle: answers
import { fill } from '../lib/fill.ts';
import { DAYS, HOURS, PARTS, slotsOf } from './availability.ts';
import { formatList } from './operator.ts';
import * as t from './set-times.words.ts';

/** When visits begin, by part of the day with the morning as 0: {"0": "07:30"}. Without one: at any time in it. */
export type SetTimes = Partial<Record<string, string>>;

/** Without empty times. */
export const given = (times: SetTimes): SetTimes =>
  Object.fromEntries(Object.entries(times).filter(([, time]) => time));

const clock = (hour: number) => `${hour % 24}:00`;
/** “07:30” as a minute of the day. */
export const minuteOf = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

const ALL = [...DAYS.keys()];
/** Days that people name in one word. */
export const USUAL_DAYS = {
  weekdays: ALL.slice(0, 5),
  every: ALL,
  weekend: ALL.slice(5),
};

/**
 * One time on these days, as a week and its set times: “every weekday at 7:30”. Both empty without a time.
 */
export function weekAt(days: number[], time: string): { availability: number; setTimes: SetTimes } {
  if (!time) return { availability: 0, setTimes: {} };
  const [minute, night] = [minuteOf(time), HOURS.length - 1];
  const found = HOURS.findIndex(([from, until]) => minute >= from * 60 && minute < until * 60);
  const part = found < 0 ? night : found;
  return { availability: slotsOf(days, [part]), setTimes: { [part]: time } };
}

/** Their fault, in words. Each must be in its part of the day, a quarter of an hour before its end at the latest. */
export function setTimesFault(times: SetTimes): string | undefined {
  for (const [part, time = ''] of Object.entries(given(times))) {
    const [from, until] = HOURS[Number(part)] ?? [0, 0];
    const minute = minuteOf(time);
    const isIn = [minute, minute + 1440].some((at) => at >= from * 60 && at <= until * 60 - 15);
    if (!isIn)
      return fill(t.timeOutside, {
        part: (PARTS[Number(part)] ?? '').toLowerCase(),
        from: clock(from),
        until: clock(until),
      });
  }
  return undefined;
}

/** “Morning at 7:30, evening at 19:00”; without times empty. */
export function setTimesInWords(times: SetTimes): string {
  const words = formatList(
    Object.entries(given(times)).map(([part, time = '']) =>
      fill(t.partAt, { part: (PARTS[Number(part)] ?? '').toLowerCase(), time: time.replace(/^0/, '') }),
    ),
  );
  return words.replace(/^./, (first) => first.toUpperCase());
}
