import { describeTimes, tellTimes, type TimesAgreed } from './week-visits.ts';
import { fill } from '../lib/fill.ts';
import * as t from './confirmed-times.words.ts';

/** An applicant's answer about a job’s times, beside those that it asks for now; undefined if they were not asked. */
export function confirmedInWords(confirmed: number | null, job: TimesAgreed): string | undefined {
  if (!confirmed) return undefined;
  const { visits, availability: asked = 0 } = job;
  const [can, cannot] = [confirmed & asked, asked & ~confirmed];
  if (cannot === 0) return t.allJobAsks;
  return can === 0
    ? t.noneThoseJobAsks
    : fill(t.butNot, {
        can: describeTimes({ visits, availability: can }),
        cannot: tellTimes({ visits, availability: cannot }),
      });
}
