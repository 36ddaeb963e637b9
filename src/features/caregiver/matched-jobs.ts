// bundle: own
import type { loadDocuments } from '../../data/documents.ts';
import type { loadMatchingJobs } from '../../data/own-jobs.ts';
import type { loadOwnApplications } from '../../data/own-applications.ts';
import { APPLICATION_STATUS, hasLeft } from '../../domain/status.ts';
import { type Unmet, wordUnmet } from '../../domain/unmet-requirements.ts';
import type { CareType } from '../../domain/vocabulary.ts';
import type { Result, ValueOf } from '../../lib/result.ts';
import { fill } from '../../lib/fill.ts';
import * as t from './words.ts';

type Match = ValueOf<typeof loadMatchingJobs>['rows'][number];
export type OwnApplications = ValueOf<typeof loadOwnApplications>;
export type OwnDocuments = ValueOf<typeof loadDocuments>;
export type MatchedJob = Omit<Match, 'unmet' | 'hourlyBudget'> & {
  hourlyBudget: number | null;
  unmet: Unmet[];
  /** The caregiver's own application or invitation, unless it was withdrawn. */
  application: OwnApplications[number] | undefined;
};

/**
 * Matched jobs, with what is missing in words, and the caregiver's status for each, as far as these are known. A job
 * whose offer they accepted has those terms. The profile is their own, approved or not.
 */
export function matchedJobs(
  matches: readonly Match[],
  applications: Result<OwnApplications, unknown>,
  documents: Result<OwnDocuments, unknown>,
  profile: Result<{ careTypes: readonly CareType[] }, unknown>,
): MatchedJob[] {
  const own = applications.ok ? applications.value : [];
  const held = documents.ok ? documents.value : [];
  const offered = profile.ok ? profile.value.careTypes : [];
  return matches.map((match) => {
    const application = own.find(
      ({ job, status, hasApplied }) =>
        job?.id === match.jobId && (status === 'invited' || (hasApplied && status !== 'withdrawn')),
    );
    const terms = application?.status === 'accepted' ? application.offer : null;
    return {
      ...match,
      ...(terms && {
        visits: terms.visits as Match['visits'],
        hourlyBudget: terms.hourlyRate,
        start: 'day' as const,
        startsOn: terms.startsOn,
      }),
      application,
      unmet: match.unmet.map((code) => wordUnmet(code, held, offered)),
    };
  });
}

/** The badge with the caregiver's status for a job. */
export const standingInWords = (application: NonNullable<MatchedJob['application']>) => {
  if (application.status === 'invited') return t.weInviteYou;
  if (hasLeft(application)) return t.werePlacedHere;
  return fill(t.applied, { label: APPLICATION_STATUS[application.status].label.toLowerCase() });
};
