// bundle: own
import { beginInWords } from '../../domain/need-words.ts';
import { payAndWeek, timesAndHours, type TimesAgreed } from '../../domain/week-visits.ts';
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
    unbroken(beginInWords(job)),
    timesAndPay({ visits: job.visits }, job.hourlyBudget),
  ].join(APART);

/** When somebody comes, how long in a week, and what that pays. */
export const timesAndPay = (terms: TimesAgreed, rate: number | null | undefined): string =>
  [
    timesAndHours(terms),
    typeof rate === 'number' &&
      payAndWeek(unbroken(fill(t.anHour, { amount: formatMoney(rate) })), terms.visits, rate),
  ]
    .filter(Boolean)
    .join(APART);

const APART = '\u00a0· ';

const unbroken = (words: string) => words.replaceAll(' ', '\u00a0');
