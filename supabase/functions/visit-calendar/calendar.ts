import ical from 'ical-generator';
import { formatLongDay } from '../../../src/domain/operator.ts';
import { lengthInWords } from '../../../src/domain/length-words.ts';
import type { MovedFrom } from '../../../src/domain/visit-state.ts';
import { movedTime } from '../../../src/domain/visit-hours.ts';
import { fill } from '../../../src/lib/fill.ts';
import * as t from './words.ts';

/** A visit of private.calendar_visits. */
export type CalendarVisit = {
  id: string;
  startsAt: string;
  endsAt: string;
  isFixed: boolean;
  /** Its length, if it is known. */
  minutes?: number | null;
  town: string;
  /** Its earlier time. */
  moved?: Omit<MovedFrom, 'reason'> | null;
};

/**
 * Visits as a calendar file. Each is a separate event in UTC, so that no calendar has to work out weeks or clock
 * changes. A cancelled visit is left out.
 */
export function visitCalendar(visits: readonly CalendarVisit[]): string {
  const calendar = ical({
    name: t.visits,
    prodId: { company: t.product, product: t.visits, language: 'EN' },
    // How often calendars look again: every hour.
    ttl: 60 * 60,
  });
  for (const { id, startsAt, endsAt, isFixed, minutes, town, moved } of visits) {
    calendar.createEvent({
      id: `${id}@caregiver-placement`,
      start: new Date(startsAt),
      end: new Date(endsAt),
      summary: t.visit,
      location: town,
      description: moved ? movedFrom(moved) : isFixed ? undefined : hoursAgreed(minutes),
    });
  }
  return calendar.toString();
}

const hoursAgreed = (minutes?: number | null) =>
  minutes ? fill(t.lengthAgreed, { length: lengthInWords(minutes) }) : t.hoursAgreed;

const movedFrom = (moved: NonNullable<CalendarVisit['moved']>) =>
  fill(t.movedFrom, { day: formatLongDay(moved.day), time: movedTime(moved) });
