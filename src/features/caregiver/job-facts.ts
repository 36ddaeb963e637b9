// bundle: own
import { beginInWords } from '../../domain/need-words.ts';
import { payAndWeek, timesAndHours } from '../../domain/week-visits.ts';
import { formatDistance, formatMoney } from '../../domain/operator.ts';
import type { MatchedJob } from './matched-jobs.ts';
import { fill } from '../../lib/fill.ts';
import * as t from './words.ts';

/** Where it is, when, from when, and for how much; a line ends between these, not within a date. */
export const factsInWords = (job: MatchedJob): string =>
  [
    job.distanceKm === null
      ? job.placeName
      : fill(t.away, { placeName: job.placeName, distance: formatDistance(job.distanceKm) }),
    timesAndHours({ visits: job.visits }),
    unbroken(beginInWords(job)),
    job.hourlyBudget !== null &&
      payAndWeek(
        unbroken(fill(t.anHour, { amount: formatMoney(job.hourlyBudget) })),
        job.visits,
        job.hourlyBudget,
      ),
  ]
    .filter(Boolean)
    .join('\u00a0· ');

const unbroken = (words: string) => words.replaceAll(' ', '\u00a0');
