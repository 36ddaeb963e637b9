import { action } from '../../../state/action.ts';
import { atom, computed } from 'nanostores';
import { applyToJob, loadOwnApplicationFor } from '../../../data/applications.ts';
import { loadOwnProfile } from '../../../data/caregivers.ts';
import { loadDocuments } from '../../../data/documents.ts';
import { loadJob, loadMatchingJobs } from '../../../data/jobs.ts';
import { codesOf, type Failure } from '../../../lib/failure.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { loadable } from '../../../state/loadable.ts';
import { ok, type Result, type ValueOf } from '../../../lib/result.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';
import { type Unmet, wordUnmet } from '../../../domain/unmet-requirements.ts';

export const MAX_MESSAGE_LENGTH = 2000;

export type Job = ValueOf<typeof loadJob>;
export type Match = ValueOf<typeof loadMatchingJobs>[number];
export type JobPage = {
  job: Job;
  /** How the caregiver and the job fit; undefined once the job is closed. */
  match: Match | undefined;
  unmet: Unmet[];
  /** See lib/availability.ts. */
  ownWeek: number;
  application: ValueOf<typeof loadOwnApplicationFor>;
};

/** One job, how it fits, and applying for it. What is typed stays on the device until it is sent. */
export function createApplyScreen(jobId: string, caregiverId: string) {
  const kept = draftStore<string>(`application:${caregiverId}:${jobId}`);
  const $message = atom('');
  const page = loadable(async () => {
    const loaded = await loadJobPage(jobId);
    if ($message.get() === '') $message.set((await kept.load()) ?? '');
    return loaded;
  });
  const applying = action(thenRefresh(() => applyToJob(jobId, $message.get().trim()), page.reload));

  return {
    page,
    $message,
    $busy: computed(applying.$state, ({ busy }) => busy),
    $refusal: computed(applying.$state, ({ error }) => error),
    type(text: string) {
      $message.set(text);
      void kept.save(text);
    },
    /** Answers whether the application is in. */
    async apply(): Promise<boolean> {
      const done = await applying.run();
      if (done) await kept.forget();
      return done !== undefined;
    },
  };
}

/** Null: there is no such job, or it is no longer open to this caregiver. */
async function loadJobPage(jobId: string): Promise<Result<JobPage | null, Failure>> {
  const [job, application, matches, profile, documents] = await Promise.all([
    loadJob(jobId),
    loadOwnApplicationFor(jobId),
    loadMatchingJobs(),
    loadOwnProfile(),
    loadDocuments(),
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

/** What a refused application still lacks, by the codes that came with the refusal. */
export function unmetOf(error: Failure): Unmet[] {
  return error.code === 'not_qualified' ? codesOf(error).map((code) => wordUnmet(code)) : [];
}
