import { rateFault, readAmount, writeAmount } from '../../../domain/amount.ts';
import { daysAfter } from '../../../domain/calendar-day.ts';
import type { Terms } from '../../../domain/terms.ts';
import { firstAgreedDay } from '../../../domain/first-day.ts';
import { explain, type Wording } from '../../../domain/explain.ts';
import { today } from '../../../domain/operator.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { Faults } from '../../../state/form.ts';
import { takenRefusal } from './taken-refusal.ts';
import { laterOf } from './terms.ts';
import { saidVisits, timesFaults, type TimesInput, timesInput, toldVisits } from './visit-times.ts';
import * as t from './words.ts';

/** Terms as typed. */
export type TermsInput = {
  availability: number;
  hourlyRate: string;
  startsOn: string;
  endsOn: string;
} & TimesInput;

/** Terms as a form has them. */
export const toInput = ({ visits, availability, hourlyRate, startsOn, endsOn }: Terms): TermsInput => ({
  availability,
  ...timesInput({ visits }),
  hourlyRate: hourlyRate === null ? '' : writeAmount(hourlyRate),
  startsOn,
  endsOn: endsOn ?? '',
});

/** Valid typed terms as the database takes them, beginning on the first day with a visit. */
export const toTerms = ({ availability, hourlyRate, startsOn, endsOn, ...times }: TermsInput): Terms => ({
  ...toldVisits(saidVisits(availability, times)),
  availability,
  hourlyRate: readAmount(hourlyRate),
  startsOn: firstAgreedDay(availability, startsOn),
  endsOn: endsOn || null,
});

/** The faults of typed terms: the database's checks (require_sound_terms), in words. */
export function termsFaults(typed: TermsInput, day = today()): Faults<TermsInput> {
  const { availability, hourlyRate, startsOn, endsOn } = typed;
  return {
    availability: availability === 0 ? t.chooseLeastOneTimes : undefined,
    // An empty rate would silently keep the earlier one.
    hourlyRate: rateFault(hourlyRate),
    startsOn: startsOn >= day && startsOn <= daysAfter(day, 366) ? undefined : t.enterFirstDayToday,
    ...timesFaults(typed),
    endsOn: endsOn === '' || endsOn >= laterOf(startsOn, day) ? undefined : t.lastDayFirstOne,
  };
}

const FIELDS: Readonly<Record<string, keyof TermsInput>> = {
  times_invalid: 'setTimes',
  times_belong_together: 'availability',
  times_taken: 'availability',
  visits_invalid: 'setTimes',
  visits_missing: 'availability',
  rate_invalid: 'hourlyRate',
  starts_on_invalid: 'startsOn',
  first_visit_begun: 'startsOn',
  first_visit_away: 'startsOn',
  ends_on_invalid: 'endsOn',
};

/** At least one time is chosen before. */
const OWN_WORDS: Wording = { times_invalid: t.visitOutsideTimes };

/** The faults in a refusal, by field. */
export function refusedTerms(failure: Failure): Faults<TermsInput> {
  const field = failure.kind === 'refused' ? FIELDS[failure.code] : undefined;
  if (!field) return {};
  return { [field]: failure.code === 'times_taken' ? takenRefusal(failure) : explain(failure, OWN_WORDS) };
}
