import { codesOf, type Failure } from '../../../lib/failure.ts';
import { explainOnForm } from '../../../domain/explain.ts';
import { formatDateTime } from '../../../domain/operator.ts';
import { APPLICATION_STATUS, type ApplicationStatus } from '../../../domain/status.ts';
import { CARE_TYPES, DOCUMENT_KINDS } from '../../../domain/vocabulary.ts';
import type { ApplicationRecord } from './application-screen.ts';

export type Act = 'shortlist' | 'offer' | 'place' | 'decline';

const WAITING: readonly Act[] = ['shortlist', 'offer', 'place', 'decline'];

/** The steps that the database allows from where the application and its job stand. */
export function stepsFrom(status: ApplicationStatus, jobIsOpen: boolean): readonly Act[] {
  const steps: Record<ApplicationStatus, readonly Act[]> = {
    submitted: WAITING,
    shortlisted: ['offer', 'place', 'decline'],
    offered: ['place', 'decline'],
    placed: [],
    declined: [],
    withdrawn: [],
  };
  return jobIsOpen ? steps[status] : steps[status].filter((act) => act === 'decline');
}

/** The steps an application has taken, the latest first. */
export function stepsOf(application: ApplicationRecord) {
  const taken: [ApplicationStatus, string | null][] = [
    ['submitted', application.submittedAt],
    ['shortlisted', application.shortlistedAt],
    ['offered', application.offeredAt],
    ['placed', application.placedAt],
    ['declined', application.declinedAt],
    ['withdrawn', application.withdrawnAt],
  ];
  return taken
    .flatMap(([status, at]) =>
      at ? [{ key: status, title: APPLICATION_STATUS[status].label, meta: formatDateTime(at), at }] : [],
    )
    .sort((a, b) => b.at.localeCompare(a.at));
}

/** Why the caregiver could not be placed, in words; names each requirement that is no longer met. */
export function explainPlacing(error: Failure): string {
  if (error.kind !== 'refused') return explainOnForm(error);
  if (error.code === 'job_not_open')
    return 'This job is no longer open: someone was placed, or it was closed.';
  if (error.code !== 'not_qualified') return explainOnForm(error);
  return `Not every requirement of this job is met any more: ${codesOf(error).map(unmetInWords).join('; ')}.`;
}

function unmetInWords(code: string): string {
  const [rule, subject = ''] = code.split(':');
  if (rule === 'profile_not_approved') return 'the profile is not approved';
  if (rule === 'too_far') return 'the job is further away than the caregiver travels';
  if (rule === 'care_type') return `does not offer ${inLower(CARE_TYPES, subject)}`;
  if (rule === 'credential')
    return `${inLower(DOCUMENT_KINDS, subject)} is missing, unverified or out of date`;
  return code;
}

const inLower = (words: Record<string, string>, key: string) => (words[key] ?? key).toLowerCase();
