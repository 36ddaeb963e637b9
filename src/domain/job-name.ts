import { fill } from '../lib/fill.ts';
import * as t from './job-name.words.ts';
import { tellTimes } from './week-visits.ts';

/**
 * A job as the database names it (`private.job_name`). `part` is a JobPart, or null for the only job of a
 * request.
 */
export type NamedJob = { title: string; part: unknown };
type JobPart = { nr: number; week: number; visits?: unknown };

/** A job’s title and, if its request has several, which of them it is, with its times. */
export function jobName({ title, part }: NamedJob): string {
  if (!part) return title;
  const { nr, week, visits } = part as JobPart;
  return fill(t.oneOfSeveral, { title, nr, week: tellTimes({ visits, availability: week }) });
}

/** A job with its whole name as its title. */
export const named = <Job extends NamedJob>({ part, ...job }: Job): Omit<Job, 'part'> => ({
  ...job,
  title: jobName({ title: job.title, part }),
});
