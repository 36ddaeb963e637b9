import type * as applications from '../../../data/own-applications.ts';
import type * as documentData from '../../../data/documents.ts';
import type * as jobs from '../../../data/jobs.ts';
import type { ApplicationStatus } from '../../../domain/status.ts';
import { type Unmet, wordUnmet } from '../../../domain/unmet-requirements.ts';
import type { Failure } from '../../../lib/failure.ts';
import { ok, type Result, type ValueOf } from '../../../lib/result.ts';
import { shareCall } from '../../../lib/share-call.ts';
import { loadable } from '../../../state/loadable.ts';
import { loadProfile, type ProfilePage, type ProfileService } from '../load-profile.ts';
import type { OwnWaiting } from '../with-answer-by.ts';
import { nextSteps, type NextStep } from './next-steps.ts';

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
  applications: OwnApplications;
};

export type OwnApplications = ValueOf<WorkService['loadOwnApplications']>;
export type OwnDocuments = ValueOf<WorkService['loadDocuments']>;
type Standing = ProfilePage & { steps: NextStep[]; waiting: OwnWaiting };

/** Where the caregiver stands, with what waits for whom, and the jobs there are. */
export function createDashboardScreen(given: ProfileService & WorkService) {
  // Both parts need these.
  const service = {
    ...given,
    loadOwnApplications: shareCall(given.loadOwnApplications),
    loadDocuments: shareCall(() => given.loadDocuments()),
    loadOwnWaiting: shareCall(given.loadOwnWaiting),
  };
  return {
    standing: loadable(() => loadStanding(service)),
    work: loadable(() => loadWork(service)),
  };
}

/** The profile is there although what else waits can't be asked. */
async function loadStanding(service: ProfileService & WorkService): Promise<Result<Standing, Failure>> {
  const [page, documents, applications, asked] = await Promise.all([
    loadProfile(service),
    service.loadDocuments(),
    service.loadOwnApplications(),
    service.loadOwnWaiting(),
  ]);
  if (!page.ok) return page;
  const waiting = asked.ok ? asked.value : [];
  const steps = nextSteps({
    ...page.value,
    documents: documents.ok ? documents.value : [],
    applications: applications.ok ? applications.value : [],
  });
  return ok({ ...page.value, steps, waiting });
}

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
