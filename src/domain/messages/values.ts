import { fill } from '../../lib/fill.ts';
import { changedInWords } from '../changed-terms.ts';
import { formatDate, formatLongDay, formatMoney } from '../operator.ts';
import { toldTimeInWords } from '../visit-hours.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '../vocabulary.ts';
import type { Counted } from './message-kind.ts';

/** A value that may be empty. Then its line is left out. */
export const ifGiven = (value: string) => (value ? [value] : []);
export const chosen = (texts: Readonly<Record<string, string>>, code: string) => texts[code] ?? code;
export const longDay = (day: string) => (/^\d{4}-/.test(day) ? formatLongDay(day) : day);
/** Several days, or none. */
export const longDays = (days: string) => (days ? days.split(',').map(longDay) : []);
export const plainDay = (day: string) => (/^\d{4}-/.test(day) ? formatDate(day) : day);
export const partOfDay = (opens: string) => toldTimeInWords(opens) ?? opens;
export const documentName = (document: string) => DOCUMENT_KINDS[document as DocumentKind] ?? document;
export const pay = (rate: string) => (rate && !isNaN(+rate) ? formatMoney(+rate) : rate);
export const changes = (changed: string) => changedInWords(changed.split(','));

/** Who no longer comes, and why. */
export const whoLeft = ({ caregiver, reason }: { caregiver: string; reason: string }, unnamed: string) => ({
  caregiver: caregiver || unnamed,
  reason: ifGiven(reason),
});

/** A visit: its day, and the minute it begins. */
export type Visit = { day: string; opens: string };
export const when = ({ day, opens }: Visit) => ({ day: longDay(day), opens: partOfDay(opens) });
/** The same for several visits, a line each. `more` are all but the first. */
export const allTimes = ({ more, ...first }: Visit & { more: string }, days: Counted) => {
  const others = more ? more.split('\n') : [];
  const of = when(first);
  return {
    ...of,
    more: others,
    days: others.length > 0 ? fill(days, { ...of, count: others.length }) : of.day,
  };
};
/** The last day, and from when terms would have changed after it. */
export const lastDay = ({ day, off }: { day: string; off: string }) => ({
  day: longDay(day),
  off: longDays(off),
});
/** A visit's new and earlier time. */
export type Moved = Visit & { fromDay: string; from: string };
export const fromWhen = ({ fromDay, from, ...to }: Moved) => ({
  ...when(to),
  fromDay: longDay(fromDay),
  from: partOfDay(from),
});

/** What new terms change, and to what. What stays is empty. */
export const newTerms = ({ changed, times, rate }: { changed: string; times: string; rate: string }) => ({
  changed: changed ? [changes(changed)] : [],
  times: ifGiven(times),
  pay: ifGiven(pay(rate)),
});

/** What a correction of terms tells: each term now and before. Messages of earlier versions have none. */
export const CORRECTED = [
  'times?',
  'timesBefore?',
  'rate?',
  'rateBefore?',
  'first?',
  'firstBefore?',
  'last?',
  'lastBefore?',
] as const;
type Corrected = Record<(typeof CORRECTED)[number] extends `${infer Name}?` ? Name : never, string>;
/** Each corrected term as “now (before: …)”. What stays is empty. */
export const correction = (given: Corrected, texts: { correction: string; none: string }) => {
  const both = (now: string, before: string) =>
    now || before ? [fill(texts.correction, { now: now || texts.none, before: before || texts.none })] : [];
  return {
    times: both(given.times, given.timesBefore),
    pay: both(pay(given.rate), pay(given.rateBefore)),
    first: both(longDay(given.first), longDay(given.firstBefore)),
    last: both(longDay(given.last), longDay(given.lastBefore)),
  };
};
