import type { ApplicationStatus } from '../../../domain/status.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

const LIVE: readonly ApplicationStatus[] = ['submitted', 'shortlisted', 'introduced', 'offered', 'accepted'];

/** How many applicants staff have to decide on. */
export function applicantsInWords(applied: readonly { status: ApplicationStatus }[]): string {
  const live = applied.filter(({ status }) => LIVE.includes(status)).length;
  if (live === 0) return t.noApplicants;
  return fill(t.applicants, { count: live });
}
