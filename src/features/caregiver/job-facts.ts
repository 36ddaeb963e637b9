// bundle: own
import { beginInWords } from '../../domain/need-words.ts';
import { payAndWeek, timesAndHours, type TimesAgreed } from '../../domain/week-visits.ts';
import { formatDistance, formatMoney } from '../../domain/operator.ts';
import type { MatchedJob } from './matched-jobs.ts';
import { fill } from '../../lib/fill.ts';
import * as t from './words.ts';

/** A job in lines: town, times, pay and first day. */
export const factsInWords = (job: MatchedJob): string[] =>
  [
    job.distanceKm === null
      ? job.placeName
      : fill(t.away, { placeName: job.placeName, distance: formatDistance(job.distanceKm) }),
    timesAndHours({ visits: job.visits }),
    [payInWords({ visits: job.visits }, job.hourlyBudget), unbroken(beginInWords(job))]
      .filter(Boolean)
      .join(APART),
  ].filter((line) => line !== '');

/** The visits, the hours a week, and what they pay. */
export const timesAndPay = (terms: TimesAgreed, rate: number | null | undefined): string =>
  [timesAndHours(terms), payInWords(terms, rate)].filter(Boolean).join(APART);

const payInWords = ({ visits }: TimesAgreed, rate: number | null | undefined): string =>
  typeof rate === 'number'
    ? payAndWeek(unbroken(fill(t.anHour, { amount: formatMoney(rate) })), visits, rate)
    : '';

const APART = '\u00a0· ';

const unbroken = (words: string) => words.replaceAll(' ', '\u00a0');
