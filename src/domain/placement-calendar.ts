import ical, { type ICalCalendar, ICalEventRepeatingFreq, ICalWeekday } from 'ical-generator';
import { vtimezone } from '../lib/vtimezone.ts';
import { DAYS, PARTS } from './availability.ts';
import { lengthInWords } from './length-words.ts';
import { operator } from './operator.ts';
import { partOf } from './visits.ts';
import { isFixed, visitsOf } from './week-visits.ts';
import { windowsOf } from './week-windows.ts';
import { fill } from '../lib/fill.ts';
import * as t from './placement-calendar.words.ts';

/** A placement for a calendar. Days are yyyy-mm-dd, times those of Terms. */
export type CalendarPlacement = {
  id: string;
  title: string;
  /** The town, if the reader may see it. */
  town?: string;
  visits?: unknown;
  availability: number;
  startsOn: string;
  endsOn: string | null;
  /** If its visits change on a day, all of them over time. */
  periods?: VisitsPeriod[] | null;
};

/** A list of WeekVisit from one day to another (yyyy-mm-dd), as private.visits_over_time writes it. */
export type VisitsPeriod = { fromDay: string; untilDay: string | null; visits: unknown };

const WEEKDAYS = [
  ICalWeekday.MO,
  ICalWeekday.TU,
  ICalWeekday.WE,
  ICalWeekday.TH,
  ICalWeekday.FR,
  ICalWeekday.SA,
  ICalWeekday.SU,
];
const DAY_MS = 86_400_000;

/**
 * The usual week of a placement as a calendar file, in the operator's time zone: an event for each visit, on its days
 * of the week, from the first day to the last. Its UIDs stay, so that a corrected placement's file replaces the earlier
 * one.
 */
export function placementCalendar(placement: CalendarPlacement): string {
  const { id, startsOn, endsOn, availability } = placement;
  const calendar = ical({
    prodId: { company: t.caregiverPlacement, product: t.placements, language: 'EN' },
    // If the zone had a name here, events would not be in it, and timestamps would not be UTC.
    timezone: { name: null, generator: (zone) => vtimezone(zone, Number(startsOn.slice(0, 4))) },
  });
  const told = visitsOf(placement);
  const visits = told.length > 0 ? told : windowsOf(availability, null);
  const periods = placement.periods ?? [{ fromDay: startsOn, untilDay: endsOn, visits }];
  periods.forEach((period, nth) =>
    addEvents(calendar, placement, nth > 0 ? `${id}-${period.fromDay}` : id, period),
  );
  return calendar.toString();
}

function addEvents(
  calendar: ICalCalendar,
  { title, town }: CalendarPlacement,
  id: string,
  { fromDay, untilDay, visits }: VisitsPeriod,
) {
  const uids = new Map<string, number>();
  for (const visit of visitsOf({ visits })) {
    const days = DAYS.map((_, day) => day).filter((day) => (visit.days >> day) & 1);
    const part = (PARTS[partOf(visit.opens)] ?? '').toLowerCase();
    const nth = (uids.get(part) ?? 0) + 1;
    uids.set(part, nth);
    const on = daysOn(days, fromDay, untilDay);
    const [first] = on;
    if (!first) continue;
    calendar.createEvent({
      id: `${id}-${part}${nth > 1 ? `-${nth}` : ''}@caregiver-placement`,
      start: clock(first, visit.opens),
      end: clock(first, visit.closes),
      timezone: operator.timeZone,
      summary: title,
      location: town,
      description: isFixed(visit) ? undefined : atAgreedTime(part, visit.minutes),
      repeating: {
        freq: ICalEventRepeatingFreq.WEEKLY,
        byDay: days.flatMap((day) => WEEKDAYS[day] ?? []),
        // By count, since an end time would have to be in UTC.
        ...(untilDay && { count: on.length }),
      },
    });
  }
}

const atAgreedTime = (part: string, minutes: number | null) =>
  minutes === null
    ? fill(t.usualExactHoursThose, { part })
    : fill(t.lengthInPart, { length: lengthInWords(minutes), part });

/**
 * The days on these weekdays, from the first to the last day. Without a last day, those of the first week.
 */
function daysOn(weekdays: number[], startsOn: string, endsOn: string | null): Date[] {
  const first = Date.parse(startsOn);
  const last = endsOn ? Date.parse(endsOn) : first + 6 * DAY_MS;
  return Array.from(
    { length: (last - first) / DAY_MS + 1 },
    (_, day) => new Date(first + day * DAY_MS),
  ).filter((day) => weekdays.includes((day.getUTCDay() + 6) % 7));
}

/** A moment at which this device's clock shows the operator's time. The library writes the time it shows. */
const clock = (day: Date, minute: number) =>
  new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 0, minute);
