import type * as applications from '../../../data/applications.ts';
import type * as caregivers from '../../../data/caregivers.ts';
import type * as documentData from '../../../data/documents.ts';
import type * as jobs from '../../../data/jobs.ts';
import { type Unmet, wordUnmet } from '../../../domain/unmet-requirements.ts';
import type { Failure } from '../../../lib/failure.ts';
import { ok, type Result, type ValueOf } from '../../../lib/result.ts';
import { loadable } from '../../../state/loadable.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';
import { createApplyForm } from './apply-form.ts';

type Service = Pick<typeof applications, 'applyToJob' | 'loadOwnApplicationFor'> &
  Pick<typeof caregivers, 'loadOwnProfile'> &
  Pick<typeof documentData, 'loadDocuments'> &
  Pick<typeof jobs, 'loadMatchingJobs' | 'loadOwnJob'>;
export type Job = ValueOf<Service['loadOwnJob']>;
export type Match = ValueOf<Service['loadMatchingJobs']>[number];
export type JobPage = {
  job: Job;
  /** How the caregiver and the job fit; undefined once the job is closed. */
  match: Match | undefined;
  unmet: Unmet[];
  /** See domain/availability.ts. */
  ownWeek: number;
  application: ValueOf<Service['loadOwnApplicationFor']>;
};
export type ApplyStore = ReturnType<typeof createApplyScreen>;

/** One job, how it fits, and applying for it. */
export function createApplyScreen(jobId: string, caregiverId: string, service: Service) {
  const page = loadable(() => loadJobPage(jobId, service));
  const form = createApplyForm(
    thenRefresh(
      (message: string, mayBeShown: boolean) => service.applyToJob(jobId, message, mayBeShown),
      page.reload,
    ),
    `application:${caregiverId}:${jobId}`,
  );
  return { page, form };
}

/** Null: there is no such job, or it is no longer open to this caregiver. */
async function loadJobPage(jobId: string, service: Service): Promise<Result<JobPage | null, Failure>> {
  const [job, application, matches, profile, documents] = await Promise.all([
    service.loadOwnJob(jobId),
    service.loadOwnApplicationFor(jobId),
    service.loadMatchingJobs(),
    service.loadOwnProfile(),
    service.loadDocuments(),
  ]);
  if (!job.ok) return job.error.kind === 'not-found' ? ok(null) : job;
  if (!application.ok) return application;
  if (!matches.ok) return matches;
  if (!profile.ok) return profile;
  const match = matches.value.find((candidate) => candidate.jobId === jobId);
  return ok({
    job: job.value,
    match,
    unmet: (match?.unmet ?? []).map((code) => wordUnmet(code, documents.ok ? documents.value : [])),
    ownWeek: profile.value.availability,
    application: application.value,
  });
}
