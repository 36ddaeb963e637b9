import { loadApplicationsFor } from '../../data/applications.ts';
import { loadEvents } from '../../data/events.ts';
import { loadJob, loadMatchingCaregivers, publishJob } from '../../data/jobs.ts';
import { declineRequest, loadRequest, reviewRequest, saveRequestNotes } from '../../data/requests.ts';
import { action } from '../../lib/action.ts';
import type { DataError } from '../../lib/data-error.ts';
import { loadable } from '../../lib/loadable.ts';
import { fail, ok, type ValueOf } from '../../lib/result.ts';
import { step } from '../../lib/step.ts';

export type RequestRecord = ValueOf<typeof loadRequest>;
export type RequestScreenStore = ReturnType<typeof createRequestScreen>;
export type JobStore = ReturnType<typeof createJobStore>;

/** One request, its history, and what an admin can do with it. */
export function createRequestScreen(id: string) {
  const record = loadable(() => loadRequest(id));
  const events = loadable(() => loadEvents('requests', id));
  const refresh = () => Promise.all([record.reload(), events.reload()]);
  return {
    record,
    events,
    /** The publishing form, fetched when it is wanted: few visits to a request need its bytes. */
    publishForm: action(() =>
      import('./PublishDialog.tsx').then(({ PublishDialog }) => ok(PublishDialog), unreachable),
    ),
    review: step(() => reviewRequest(id), refresh),
    decline: step((reason: string) => declineRequest(id, reason), refresh),
    publish: step((job: Parameters<typeof publishJob>[1]) => publishJob(id, job), refresh),
    saveNotes: step((notes: Parameters<typeof saveRequestNotes>[1]) => saveRequestNotes(id, notes), refresh),
  };
}

const unreachable = () => fail<DataError>({ kind: 'offline', code: 'unreachable' });

/** The job a request became: who fits it, and who has applied for it. */
export const createJobStore = (jobId: string) => ({
  job: loadable(() => loadJob(jobId)),
  matches: loadable(() => loadMatchingCaregivers(jobId)),
  applications: loadable(() => loadApplicationsFor(jobId)),
});
