import type { Terms } from '../../../data/applications.ts';
import { today } from '../../../domain/operator.ts';
import type { ApplicationRecord } from './application-screen.ts';

/** The terms to begin with: those that stand, else the job's times and first day and the caregiver's rate, as the database has it. */
export function termsOf({
  offer,
  job,
  caregiver,
}: Pick<ApplicationRecord, 'offer' | 'job' | 'caregiver'>): Terms {
  if (offer) {
    const { availability, hourlyRate, startsOn, endsOn } = offer;
    return { availability, hourlyRate, startsOn, endsOn };
  }
  return {
    availability: job.availability,
    hourlyRate: caregiver.hourlyRate,
    startsOn: laterOf(job.startsOn, today()),
    endsOn: null,
  };
}

/** Of two calendar days, yyyy-mm-dd. */
const laterOf = (one: string, other: string) => (one < other ? other : one);
