import { beginInWords } from '../../domain/need-words.ts';
import { formatDistance, formatMoney } from '../../domain/operator.ts';
import type { MatchedJob } from './matched-jobs.ts';

/** Where it is, from when, and for how much. */
export const factsInWords = (job: MatchedJob): string =>
  [
    job.distanceKm === null ? job.placeName : `${job.placeName}, ${formatDistance(job.distanceKm)} away`,
    beginInWords(job),
    job.hourlyBudget !== null && `${formatMoney(job.hourlyBudget)} an hour`,
  ]
    .filter(Boolean)
    .join(' · ');
