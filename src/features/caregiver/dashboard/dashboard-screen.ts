import type * as applications from '../../../data/applications.ts';
import type * as documentData from '../../../data/documents.ts';
import type * as jobs from '../../../data/jobs.ts';
import type { ApplicationStatus } from '../../../domain/status.ts';
import { type Unmet, wordUnmet } from '../../../domain/unmet-requirements.ts';
import type { Failure } from '../../../lib/failure.ts';
import { ok, type Result, type ValueOf } from '../../../lib/result.ts';
import { loadable } from '../../../state/loadable.ts';
import { loadProfile, type ProfileService } from '../load-profile.ts';

type WorkService = Pick<typeof applications, 'loadOwnApplications'> &
  Pick<typeof documentData, 'loadDocuments'> &
  Pick<typeof jobs, 'loadMatchingJobs'>;
export type MatchedJob = Omit<ValueOf<WorkService['loadMatchingJobs']>[number], 'unmet'> & {
  unmet: Unmet[];
  /** The state of one's own application for it, if there is one that was not withdrawn. */
  application: ApplicationStatus | undefined;
};
export type Work = {
  /** Jobs that can be applied for, best fit first. */
  open: MatchedJob[];
  /** Jobs that would fit with something more. */
  unmet: MatchedJob[];
  applications: ValueOf<WorkService['loadOwnApplications']>;
};

/** The caregiver's own profile, and the jobs there are. */
export const createDashboardScreen = (service: ProfileService & WorkService) => ({
  profile: loadable(() => loadProfile(service)),
  work: loadable(() => loadWork(service)),
});

async function loadWork(service: WorkService): Promise<Result<Work, Failure>> {
  const [matches, applications, documents] = await Promise.all([
    service.loadMatchingJobs(),
    service.loadOwnApplications(),
    service.loadDocuments(),
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
      unmet: match.unmet.map((code) => wordUnmet(code, documents.ok ? documents.value : [])),
    };
  });
  return ok({
    open: jobs.filter(({ unmet, application }) => unmet.length === 0 || application),
    unmet: jobs.filter(({ unmet, application }) => unmet.length > 0 && !application),
    applications: applications.value,
  });
}
