import { loadOwnApplicationFor } from '../../../data/own-application-steps.ts';
import { declineInvitation, loadOwnApplications } from '../../../data/own-applications.ts';
import { sawJob } from '../../../data/job-alerts.ts';
import { loadOwnProfile } from '../../../data/profiles.ts';
import { loadDocuments } from '../../../data/documents.ts';
import { loadMatchingJobs, loadOwnJob } from '../../../data/own-jobs.ts';
import { type Unmet, wordUnmet } from '../../../domain/unmet-requirements.ts';
import { href } from '../../../domain/routes.ts';
import { isOneTime } from '../../../domain/availability.ts';
import type { Failure } from '../../../lib/failure.ts';
import { mapped, ok, type Result, type ValueOf } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { loadable } from '../../../state/loadable.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';
import type { Fate } from '../said/send-said.ts';
import { livePlacements } from '../live-placements.ts';
import { type ApplyValues, applicationDraft } from './application-draft.ts';
import { createApplyForm, NOTHING_SAID } from './apply-form.ts';
import { sayApplication } from './say-application.ts';

const calls = {
  sayApplication,
  declineInvitation,
  loadOwnApplicationFor,
  loadOwnApplications,
  sawJob,
  loadOwnProfile,
  loadDocuments,
  loadMatchingJobs,
  loadOwnJob,
};
export type Job = ValueOf<typeof loadOwnJob>;
export type Match = ValueOf<typeof loadMatchingJobs>['rows'][number];
export type JobPage = {
  job: Job;
  /** How well the job fits; undefined once it is closed. */
  match: Match | undefined;
  unmet: Unmet[];
  /** The caregiver's times without those that other placements take; see domain/availability.ts. */
  ownWeek: number;
  /** Whether other placements take any times. */
  hasTaken: boolean;
  application: ValueOf<typeof loadOwnApplicationFor>;
};
export type ApplyStore = ReturnType<typeof createApplyScreen>;

/** One job, how well it fits, and applying for it. */
export function createApplyScreen(jobId: string, caregiverId: string, service = calls) {
  const page = loadable(async () => {
    const read = await readJob(jobId, service);
    if (read.ok && read.value) form.startFrom(applyingTo(read.value));
    return read;
  });
  let fate: Fate = 'told';
  const form = createApplyForm(
    thenRefresh(
      async (message: string, mayBeShown: boolean, times: number | null) => {
        const shown = page.$value.get();
        const job = shown.state === 'ready' ? shown.value?.job : undefined;
        const asked = job?.availability ?? 0;
        const said = await service.sayApplication(
          { id: jobId, title: job?.title ?? '', part: null },
          // A draft may have times that the job no longer asks for.
          { message, mayBeShown, times: asked ? asked & (times ?? asked) : undefined },
        );
        return mapped(said, (now) => (fate = now));
        // An application that waits has changed nothing yet.
      },
      async () => fate === 'waiting' || page.reload(),
    ),
    applicationDraft(caregiverId, jobId),
  );
  const decline = action(
    thenRefresh(async (reason: string) => {
      const shown = page.$value.get();
      const application = shown.state === 'ready' ? shown.value?.application : undefined;
      return service.declineInvitation(application?.id ?? '', reason);
    }, page.reload),
  );
  const applicationPage = () => {
    const shown = page.$value.get();
    const application = shown.state === 'ready' ? shown.value?.application : undefined;
    return application ? href('caregiverApplication', { id: application.id }) : href('caregiverApplications');
  };
  return { page, form, decline, applicationPage };
}

/**
 * The first values of an application: all times if the caregiver is free at all of them, else those that are free. If
 * there are none, the caregiver chooses.
 */
function applyingTo({ job, ownWeek }: JobPage): ApplyValues {
  const free = ownWeek & job.availability;
  return {
    ...NOTHING_SAID,
    times: free === job.availability || isOneTime(job.availability) ? null : free || undefined,
  };
}

/** Reads the page, and marks the job as seen. If that fails, the page still shows. */
async function readJob(jobId: string, service: typeof calls) {
  const read = await loadJobPage(jobId, service);
  if (read.ok && read.value?.job.status === 'open' && !read.value.application) void service.sawJob(jobId);
  return read;
}

/** The page of a job; null if there is none, or if it is not open to this caregiver. */
async function loadJobPage(jobId: string, service: typeof calls): Promise<Result<JobPage | null, Failure>> {
  const [job, application, matches, profile, documents, own] = await Promise.all([
    service.loadOwnJob(jobId),
    service.loadOwnApplicationFor(jobId),
    service.loadMatchingJobs({ filters: { job: jobId } }),
    service.loadOwnProfile(),
    service.loadDocuments(),
    service.loadOwnApplications(),
  ]);
  if (!job.ok) return job.error.kind === 'not-found' ? ok(null) : job;
  if (!application.ok) return application;
  if (!matches.ok) return matches;
  if (!profile.ok) return profile;
  const taken = own.ok ? takenElsewhere(own.value, jobId) : 0;
  const [match] = matches.value.rows;
  return ok({
    job: job.value,
    match,
    unmet: (match?.unmet ?? []).map((code) =>
      wordUnmet(code, documents.ok ? documents.value : [], profile.value.careTypes),
    ),
    ownWeek: profile.value.availability & ~taken,
    hasTaken: taken !== 0,
    application: application.value,
  });
}

/** The times that placements in other jobs take, as the database counts them. */
const takenElsewhere = (own: ValueOf<typeof loadOwnApplications>, jobId: string) =>
  livePlacements(own)
    .filter(({ job }) => job?.id !== jobId)
    .reduce((taken, { placement }) => taken | placement.availability, 0);
