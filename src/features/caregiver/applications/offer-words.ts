import type { Offer } from '../../../data/own-applications.ts';
import { formatList, formatLongDay, formatMoney, today } from '../../../domain/operator.ts';
import type { Wording } from '../../../domain/explain.ts';
import type { Start } from '../../../domain/vocabulary.ts';
import { tellWeek } from '../../../domain/week-words.ts';
import { hoursAWeekInWords, type TimesAgreed, visitsOf } from '../../../domain/week-visits.ts';
import { fill } from '../../../lib/fill.ts';
import { livePlacements } from '../live-placements.ts';
import type { OwnApplication } from './applications-screen.ts';
import * as t from './words.ts';

/** Whether an offer can still be answered; its last day belongs to it. */
export const isStillOpen = ({ standsUntil }: Pick<Offer, 'standsUntil'>, day = today()) => day <= standsUntil;

/** That an offer pays less by the hour than its job says, in words; undefined where it doesn’t. */
export function belowAdvertised(
  { hourlyRate }: Pick<Offer, 'hourlyRate'>,
  job: { hourlyBudget?: number | null } | null,
): string | undefined {
  const advertised = job?.hourlyBudget;
  if (hourlyRate === null || typeof advertised !== 'number' || hourlyRate >= advertised) return undefined;
  return fill(t.lessThanAdvertised, {
    less: formatMoney(advertised - hourlyRate),
    advertised: formatMoney(advertised),
  });
}

/** That an offer has other hours a week than its job or, if they are open, other times; undefined where it hasn’t. */
export function otherHours(offer: TimesAgreed, job: TimesAgreed | null): string | undefined {
  const both = [offer, job ?? {}];
  const hours = both.map((terms) => hoursAWeekInWords(visitsOf(terms)));
  const [offered, advertised] = hours.every(Boolean)
    ? hours
    : both.map(({ availability }) => tellWeek(availability ?? 0));
  if (!offered || !advertised || offered === advertised) return undefined;
  return fill(t.otherHoursThanAdvertised, { advertised, offered });
}

/** That an offer begins on another day than its job says, in words; undefined where it doesn’t. */
export function otherFirstDay(
  { startsOn }: Pick<Offer, 'startsOn'>,
  job: { start: Start; startsOn: string } | null,
): string | undefined {
  if (job?.start !== 'day' || startsOn === job.startsOn) return undefined;
  return fill(t.otherFirstDayThanAdvertised, {
    advertised: formatLongDay(job.startsOn),
    offered: formatLongDay(startsOn),
  });
}

/** That the caregiver has other jobs in the same parts of the week, in words; undefined where they haven’t. */
export function alsoWorking(
  { availability, startsOn, endsOn }: Pick<Offer, 'availability' | 'startsOn' | 'endsOn'>,
  own: readonly Pick<OwnApplication, 'job' | 'placement'>[],
): string | undefined {
  const titles = livePlacements(own).flatMap(({ job, placement }) =>
    job &&
    placement.availability & availability &&
    (!placement.endsOn || placement.endsOn >= startsOn) &&
    (!endsOn || placement.startsOn <= endsOn)
      ? [fill(t.quoted, { title: job.title })]
      : [],
  );
  return titles.length > 0 ? fill(t.alreadyWork, { jobs: formatList(titles) }) : undefined;
}

/** Refusals on a page that has read its applications again since. */
export const MOVED_ON: Wording = {
  application_step_not_allowed: t.applicationHadChanged,
};
