import { readHours } from '../../../domain/hours.ts';
import { partOf } from '../../../domain/visits.ts';
import { type SetTimes, setTimesFault } from '../../../domain/set-times.ts';
import { isFixed, timesAndHours, type TimesAgreed, visitsOf } from '../../../domain/week-visits.ts';
import { windowsOf } from '../../../domain/week-windows.ts';
import type { Faults } from '../../../state/form.ts';
import * as t from './words.ts';

/** When visits begin in each part of the day and how long they are, as typed, with the earlier values. */
export type TimesInput = {
  setTimes: SetTimes;
  hours: string;
  timesWere: { setTimes: SetTimes; hours: string };
};

/** The same with the parts of the week and the rate. */
export type TimesAndPayInput = TimesInput & { availability: number; hourlyRate: string };

/** Visits as the database takes them (private.as_visits). */
export type SaidVisits = { week: number; hours: number | null; setTimes: SetTimes | null };

const clockValue = (minute: number) =>
  [Math.floor(minute / 60) % 24, minute % 60].map((number) => String(number).padStart(2, '0')).join(':');

/** The times of terms, if all visits in a part of the day begin at the same time and all are equally long. */
export function timesInput(terms: { visits?: unknown }): TimesInput {
  const visits = visitsOf(terms);
  const byPart = Map.groupBy(visits, ({ opens }) => partOf(opens));
  const setTimes: SetTimes = {};
  for (const [part, [first, ...others]] of byPart)
    if (first && isFixed(first) && others.every((other) => isFixed(other) && other.opens === first.opens))
      setTimes[part] = clockValue(first.opens);
  const [length, ...lengths] = visits.map(({ minutes }) => minutes);
  const hours =
    length && lengths.every((other) => other === length) ? String(Math.round((length / 60) * 100) / 100) : '';
  return { setTimes, hours, timesWere: { setTimes, hours } };
}

const isChanged = ({ setTimes, hours, timesWere }: TimesInput) =>
  hours !== timesWere.hours || JSON.stringify(setTimes) !== JSON.stringify(timesWere.setTimes);

/** The typed times; undefined if they are unchanged, which keeps the visits to the minute. */
export function saidVisits(week: number, typed: TimesInput): SaidVisits | undefined {
  return isChanged(typed) ? visitsAsTyped(week, typed) : undefined;
}

/** The typed times, changed or not. */
export const visitsAsTyped = (week: number, { setTimes, hours }: TimesInput): SaidVisits => ({
  week,
  hours: readHours(hours),
  setTimes: Object.keys(setTimes).length > 0 ? setTimes : null,
});

/** The visits for a call. If they are left out, they stay as they are. */
export const toldVisits = (visits: SaidVisits | undefined) => (visits ? { visits } : {});

/** The fault of a missing length, if visits have set times. */
export const hoursFault = ({ setTimes, hours }: TimesInput) =>
  Object.keys(setTimes).length > 0 && !hours ? t.enterHoursOfVisit : undefined;

/** The faults of typed times, by field. */
export function timesFaults(typed: TimesInput): Faults<TimesInput> {
  if (!isChanged(typed)) return {};
  const hours = readHours(typed.hours);
  const isSet = Object.keys(typed.setTimes).length > 0;
  return {
    setTimes: setTimesFault(typed.setTimes),
    hours: (hours === null ? !isSet : hours >= 0.25 && hours <= 24) ? undefined : t.enterHoursOfVisit,
  };
}

/** Stored or typed times, in words. */
export function timesInWords(terms: TimesAgreed): string {
  const said = terms.visits as SaidVisits | undefined;
  if (!said || Array.isArray(said)) return timesAndHours(terms);
  return timesAndHours({ visits: windowsOf(said.week, said.hours, said.setTimes), availability: said.week });
}
