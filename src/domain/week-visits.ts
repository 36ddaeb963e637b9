// bundle: answers
import { DAYS, HOURS, slotsOf } from './availability.ts';
import { partsOf, visitsIn, type WeekVisit } from './week-windows.ts';
import { tellWeek, weekClauses } from './week-words.ts';
import { lengthInWords } from './length-words.ts';
import { formatList, formatMoney } from './operator.ts';
import { clockInWords } from '../lib/clock.ts';
import { fill } from '../lib/fill.ts';
import * as t from './week-visits.words.ts';

const ALL_DAYS = [...DAYS.keys()];
const daysIn = (days: number) => ALL_DAYS.filter((day) => (days >> day) & 1);

export const isFixed = ({ opens, closes, minutes }: WeekVisit) => minutes === closes - opens;

/** How many minutes they take in a week. Null if the length of one is unknown. */
function minutesAWeek(visits: readonly WeekVisit[]): number | null {
  let sum = 0;
  for (const { days, minutes } of visits) {
    if (minutes === null) return null;
    sum += minutes * daysIn(days).length;
  }
  return sum;
}

/** “4½ hours a week”. Undefined if it is unknown. */
export function hoursAWeekInWords(visits: readonly WeekVisit[]): string | undefined {
  const minutes = minutesAWeek(visits);
  return minutes ? fill(t.aWeek, { length: lengthInWords(minutes) }) : undefined;
}

/** What they pay in a week, at this rate. Undefined if hours or rate are unknown. */
export function payAWeek(visits: readonly WeekVisit[], hourlyRate: number | null): number | undefined {
  const minutes = minutesAWeek(visits);
  return minutes && hourlyRate !== null ? (minutes / 60) * hourlyRate : undefined;
}

/** Days of a week before a time: “every weekday”, “Mon, Wed, Fri”. */
function daysInWords(days: number): string {
  if (days === 127) return t.everyDay;
  if (days === 31) return t.everyWeekday;
  if (days === 96) return t.everyWeekendDay;
  return formatList(daysIn(days).map((day) => t.daysShort[day] ?? ''));
}

/**
 * Whether a visit has a set start and an unknown length, so that it lasts until the end of its part of the
 * day.
 */
const beginsAt = ({ opens, closes, minutes }: WeekVisit) =>
  minutes === null &&
  HOURS.some(([from, until]) => from * 60 < opens && opens < until * 60 && closes === until * 60);

const hasTime = (visit: WeekVisit) => isFixed(visit) || beginsAt(visit);

const partOf = ({ opens, closes }: WeekVisit) =>
  HOURS.findIndex(([from, until]) => from * 60 === opens && until * 60 === closes);

/** Visits within a sentence: “every weekday 7:30–9:00; weekend mornings, 1½ hours each”. */
function tellVisits(visits: readonly WeekVisit[]): string {
  const fixed: string[] = [];
  const others: string[] = [];
  /** By length, the parts of the week with a visit at any time. */
  const weeks = new Map<number | null, number>();
  for (const visit of visits) {
    const [part, { minutes }] = [partOf(visit), visit];
    if (isFixed(visit)) fixed.push(tellFixed(visit));
    else if (part < 0) others.push(tellWindow(visit));
    else weeks.set(minutes, (weeks.get(minutes) ?? 0) | slotsOf(daysIn(visit.days), [part]));
  }
  const parts = [...weeks].flatMap(([minutes, week]) =>
    weekClauses(week).map((times) =>
      minutes === null ? times : fill(t.anyTime, { times, length: lengthInWords(minutes) }),
    ),
  );
  return [...fixed, ...parts, ...others].join('; ');
}

function tellFixed({ days, opens, closes }: WeekVisit): string {
  const [from, until] = [clockInWords(opens), clockInWords(closes)];
  return fill(t.daysAt, { days: daysInWords(days), from, until });
}

function tellWindow(visit: WeekVisit): string {
  const { days, opens, closes, minutes } = visit;
  const [on, from, until] = [daysInWords(days), clockInWords(opens), clockInWords(closes)];
  if (beginsAt(visit)) return fill(t.fromTime, { days: on, from });
  return minutes === null
    ? fill(t.between, { days: on, from, until })
    : fill(t.betweenFor, { days: on, from, until, length: lengthInWords(minutes) });
}

/** The times of these visits in the named parts of the week, or all of them. Older devices have kept parts alone. */
export type TimesAgreed = { visits?: unknown; availability?: number };

/** A column `visits`, as the database writes it. Empty if there is none yet. */
export const visitsOf = ({ visits }: Pick<TimesAgreed, 'visits'>): WeekVisit[] =>
  Array.isArray(visits) ? (visits as WeekVisit[]) : [];

/** The visits that are meant. None if they don’t cover all of the parts. */
export function visitsMeant({ visits, availability: week }: TimesAgreed): WeekVisit[] {
  const all = visitsOf({ visits });
  if (week === undefined) return all;
  const within = visitsIn(all, week);
  return partsOf(within) === week ? within : [];
}

/** The times of the visits, within a sentence. */
export const tellTimes = (terms: TimesAgreed) =>
  tellVisits(visitsMeant(terms)) || tellWeek(terms.availability ?? 0);

/** The same, as a value. */
export const describeTimes = (terms: TimesAgreed) =>
  tellTimes(terms).replace(/^./, (first) => first.toUpperCase());

/** The same before an agreement, with what is still open. */
export function timesAsked(terms: TimesAgreed, times = describeTimes(terms)): string {
  const visits = visitsMeant(terms);
  if (!times || (visits.length > 0 && visits.every(hasTime))) return times;
  return fill(visits.some(hasTime) ? t.othersAgreedLater : t.agreedLater, { times });
}

/** What a request asks for, or that any time suits it. */
export const timesOfRequest = ({ flexible, ...terms }: TimesAgreed & { flexible?: boolean }): string =>
  flexible ? anyTime(terms) : timesAsked(terms);

function anyTime(terms: TimesAgreed): string {
  const minutes = visitsOf(terms)[0]?.minutes;
  return minutes ? fill(t.flexibleFor, { length: lengthInWords(minutes) }) : t.flexible;
}

/** The times of the visits with the hours of a week, if known: “Every weekday 7:30–9:00 (7½ hours a week)”. */
export function timesAndHours(terms: TimesAgreed): string {
  const hours = hoursAWeekInWords(visitsMeant(terms));
  return hours ? fill(t.withHours, { times: describeTimes(terms), hours }) : describeTimes(terms);
}

/** Pay by the hour and, if known, by the week: “€20 an hour (€150 a week)”. */
export function payAndWeek(pay: string, visits: unknown, hourlyRate: number | null): string {
  const all = visitsOf({ visits });
  const week = payAWeek(all, hourlyRate);
  if (week === undefined) return pay;
  return fill(all.every(isFixed) ? t.withWeek : t.withAboutWeek, { pay, amount: formatMoney(week) });
}
