// bundle: receipt
import settings from './operator.json' with { type: 'json' };
import { fill } from '../lib/fill.ts';
import * as t from './operator.words.ts';

/**
 * Where the operator works. `npm run places -- CC` writes it, and the same into the database's `operator`
 * row.
 */
export type Operator = {
  country: string;
  currency: string;
  distanceUnit: 'km' | 'mi';
  locale: string;
  /** IANA name of the time zone whose days and hours count, such as Europe/Dublin. */
  timeZone: string;
  /** The area that the operator serves, in words: Dublin and Kildare. Null if the site shouldn't say. */
  area: string | null;
  /** What an hour of care usually costs here, if the operator wants to say so. */
  priceGuide: { from: number; to: number } | null;
  dialling: Dialling;
  retention: Retention;
  answers: Answers;
  contact: OperatorContact;
};

/**
 * How the country's numbers are dialled: its code (353), the prefix within the country (0) and for calls
 * abroad (00), how many digits follow, from how many digits a number without a prefix has its area code, and
 * how they are grouped: 2 3 4 is 085 123 4567.
 */
type Dialling = {
  code: string;
  trunk: string;
  exit: string;
  shortest: number;
  longest: number;
  whole: number;
  groups: string;
};

/**
 * How long things are kept: a request after its end; an idle request until it is closed; an account after its last
 * use; a document after it was rejected or expired; proof of who did what; an email; an invitation after it expired;
 * unsent drafts on a device; and a caregiver's copies for offline use.
 */
export type Retention = Record<
  | 'requestMonths'
  | 'idleMonths'
  | 'accountMonths'
  | 'documentMonths'
  | 'proofMonths'
  | 'mailDays'
  | 'invitationDays'
  | 'draftDays'
  | 'copyDays',
  number
>;

/**
 * Within how many working days people get an answer, by kind. Staff come in at `opensHour`, as `contact.hours` says. What
 * arrives at `cutOffHour` or later counts as the next day's. `closedOn` are days off (ISO) besides weekends and the
 * country's public holidays.
 */
type Answers = {
  opensHour: number;
  cutOffHour: number;
  closedOn: string[];
  workingDays: Record<Waiting, number>;
};
export type Waiting =
  | 'request'
  | 'search'
  | 'question'
  | 'message'
  | 'profile'
  | 'document'
  | 'application'
  | 'introduction'
  | 'offer'
  | 'visit'
  | 'complaint'
  | 'terms'
  | 'leave';

/** How people reach the operator, as it is printed on the site. */
type OperatorContact = { phone: string; email: string; address: string; hours: string };

export const operator = settings as Operator;

/** Whether the contact details are still the placeholders that come with the code. */
export const contactIsPlaceholder = operator.contact.email.endsWith('@example.org');

/** Kilometres, in which the database counts, in one of the operator's distance units. */
export const KM_PER_UNIT = operator.distanceUnit === 'mi' ? 1.609344 : 1;
const { locale, timeZone } = operator;

const wholeMoney = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: operator.currency,
  maximumFractionDigits: 0,
});
const exactMoney = new Intl.NumberFormat(locale, { style: 'currency', currency: operator.currency });
const shortDate = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
const shortCalendarDay = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
// A calendar day has no hour: read as UTC, it must be shown as UTC, or it slips to the day before.
const calendarDay = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
const longDay = new Intl.DateTimeFormat(locale, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const nearDay = new Intl.DateTimeFormat(locale, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const fullDay = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
const dayAndHour = { dateStyle: 'long', timeStyle: 'short' } as const;
const dateTime = new Intl.DateTimeFormat(locale, { ...dayAndHour, timeZone });
// Sweden writes days as ISO does.
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone });
const city = timeZone.replace(/.*\//, '').replaceAll('_', ' ');
const wholeNumber = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });

/** The currency's sign, for before a field: €. */
export const currencySign =
  exactMoney.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? operator.currency;

/** An amount in the operator's currency; cents only when there are any: €24, €24.50. */
export const formatMoney = (amount: number): string =>
  (Number.isInteger(amount) ? wholeMoney : exactMoney).format(amount);

/** Kilometres in the operator's unit, rounded: 12 km, 7 miles. */
export function formatDistance(km: number): string {
  const amount = wholeNumber.format(km / KM_PER_UNIT);
  if (operator.distanceUnit === 'km') return fill(t.km, { amount });
  return amount === '1' ? t.oneMile : fill(t.miles, { amount });
}

/** A number that may have thousands: 12,345. */
export const formatNumber = (amount: number): string => wholeNumber.format(amount);

/** Words in a list: Monday, Tuesday and Friday. */
export const formatList = (words: Iterable<string>): string => new Intl.ListFormat(locale).format(words);

/** The calendar day where the operator works, now or at an instant: 2026-03-14. `private.today()` is the database's. */
export const today = (instant = new Date()): string => isoDay.format(instant);

/**
 * The day of an ISO date (`2026-03-14`) or, where the operator works, of an ISO time: 14 March 2026.
 * Throws a RangeError when it is neither.
 */
export const formatDate = (iso: string): string =>
  (isCalendarDay(iso) ? calendarDay : date).format(new Date(iso));

// The library puts a comma after some weekdays only. We put none.
const withWeekday = (format: Intl.DateTimeFormat) => (iso: string) =>
  format.format(new Date(iso)).replace(/, (?=\d+ )/, ' ');

/** The same with its weekday: Tuesday 24 November. */
export const formatLongDay = withWeekday(longDay);

/** The same, short, for a day that is near: Tue 24 Nov. */
export const formatNearDay = withWeekday(nearDay);

/** The same with weekday and year, for days that are agreed on: Wednesday 25 November 2026. */
export const formatFullDay = withWeekday(fullDay);

/** The same for tables, where room is short: 14 Mar 2026. */
export const formatShortDate = (iso: string): string =>
  (isCalendarDay(iso) ? shortCalendarDay : shortDate).format(new Date(iso));

const isCalendarDay = (iso: string) => /^\d{4}-\d{2}-\d{2}$/.test(iso);

/**
 * Day and time of an ISO time where the operator works: 14 March 2026 at 09:30. For a reader in another time zone it
 * adds (Dublin time). Throws a RangeError if it is no time.
 */
export function formatDateTime(iso: string): string {
  const words = dateTime.format(new Date(iso));
  return new Date(iso).toLocaleString(locale, dayAndHour) === words ? words : fill(t.time, { words, city });
}
