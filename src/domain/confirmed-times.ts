import { describeTimes, tellTimes, type TimesAgreed } from './week-visits.ts';
import { fill } from '../lib/fill.ts';
import * as t from './confirmed-times.words.ts';

/** An applicant’s answer about a job’s times, beside those that it asks for now; undefined if they were not asked. */
export const confirmedInWords = (confirmed: number | null, job: TimesAgreed): string | undefined =>
  answersIn(confirmed, job).join('; ') || undefined;

/** The same in lines: one for each group of days, and a last one for times that they can’t do. */
export const confirmedLines = (confirmed: number | null, job: TimesAgreed): string[] =>
  answersIn(confirmed, job).map((words) => words.replace(/^./, (first) => first.toUpperCase()));

function answersIn(confirmed: number | null, { visits, availability: asked = 0 }: TimesAgreed): string[] {
  if (!confirmed) return [];
  const [can, cannot] = [confirmed & asked, asked & ~confirmed];
  if (cannot === 0) return [t.allJobAsks];
  return can === 0
    ? [t.noneThoseJobAsks]
    : [
        ...describeTimes({ visits, availability: can }).split('; '),
        fill(t.not, { times: tellTimes({ visits, availability: cannot }) }),
      ];
}
