import { loadOwnApplications } from '../../../data/applications.ts';
import { loadCompleteness, loadOwnProfile } from '../../../data/caregivers.ts';
import { loadDocuments } from '../../../data/documents.ts';
import { loadMatchingJobs } from '../../../data/jobs.ts';
import type { Failure } from '../../../lib/failure.ts';
import { loadable } from '../../../state/loadable.ts';
import { ok, type Result, type ValueOf } from '../../../lib/result.ts';
import type { ApplicationStatus } from '../../../domain/status.ts';
import { type Unmet, wordUnmet } from '../../../domain/unmet-requirements.ts';

export type Standing = {
  profile: ValueOf<typeof loadOwnProfile>;
  completeness: ValueOf<typeof loadCompleteness>;
};
export type MatchedJob = Omit<ValueOf<typeof loadMatchingJobs>[number], 'unmet'> & {
  unmet: Unmet[];
  /** The state of one's own application for it, if there is one that was not withdrawn. */
  application: ApplicationStatus | undefined;
};
export type Work = {
  /** Jobs that can be applied for, best fit first. */
  open: MatchedJob[];
  /** Jobs that would fit with something more. */
  unmet: MatchedJob[];
  applications: ValueOf<typeof loadOwnApplications>;
};

/** Where the caregiver stands, and the jobs there are. */
export const createDashboardScreen = () => ({
  standing: loadable(loadStanding),
  work: loadable(loadWork),
});

async function loadStanding(): Promise<Result<Standing, Failure>> {
  const [profile, completeness] = await Promise.all([loadOwnProfile(), loadCompleteness()]);
  if (!profile.ok) return profile;
  return completeness.ok ? ok({ profile: profile.value, completeness: completeness.value }) : completeness;
}

async function loadWork(): Promise<Result<Work, Failure>> {
  const [matches, applications, documents] = await Promise.all([
    loadMatchingJobs(),
    loadOwnApplications(),
    loadDocuments(),
  ]);
  if (!matches.ok) return matches;
  if (!applications.ok) return applications;
  const jobs = matches.value.map((match): MatchedJob => {
    const own = applications.value.find(
      ({ job, status }) => job?.id === match.jobId && status !== 'withdrawn',
    );
    return {
      ...match,
      application: own?.status,
      unmet: match.unmet
        // Said at the top of the screen already; a card repeats it only when nothing else is missing.
        .filter((code) => code !== 'profile_not_approved' || match.unmet.length === 1)
        .map((code) => wordUnmet(code, documents.ok ? documents.value : [])),
    };
  });
  return ok({
    open: jobs.filter(({ unmet, application }) => unmet.length === 0 || application),
    unmet: jobs.filter(({ unmet, application }) => unmet.length > 0 && !application),
    applications: applications.value,
  });
}
