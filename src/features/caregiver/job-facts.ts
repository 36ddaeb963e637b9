import { beginInWords } from '../../domain/need-words.ts';
import { formatDistance, formatMoney } from '../../domain/operator.ts';
import type { MatchedJob } from './matched-jobs.ts';

/** Where it is, from when, and for how much; a line ends between these, not within a date. */
export const factsInWords = (job: MatchedJob): string =>
  [
    job.distanceKm === null ? job.placeName : `${job.placeName}, ${formatDistance(job.distanceKm)} away`,
    unbroken(beginInWords(job)),
    job.hourlyBudget !== null && unbroken(`${formatMoney(job.hourlyBudget)} an hour`),
  ]
    .filter(Boolean)
    .join('\u00a0· ');

const unbroken = (words: string) => words.replaceAll(' ', '\u00a0');
