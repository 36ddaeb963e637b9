import { loadApplicationsFor } from '../../../data/applications.ts';
import { loadEvents } from '../../../data/events.ts';
import { loadJob, loadMatchingCaregivers, publishJob } from '../../../data/jobs.ts';
import {
  askFamily,
  closeRequest,
  declineRequest,
  loadRequest,
  readAnswers,
  reviewRequest,
  saveRequestNotes,
} from '../../../data/requests.ts';
import { action } from '../../../state/action.ts';
import type { Failure } from '../../../lib/failure.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { loadable } from '../../../state/loadable.ts';
import { fail, ok, type ValueOf } from '../../../lib/result.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';
import type { JobDraft } from './publish-draft.ts';
import { REQUEST_TRAIL } from './request-facts.ts';

export type RequestRecord = ValueOf<typeof loadRequest>;
export type RequestScreenStore = ReturnType<typeof createRequestScreen>;
export type JobStore = ReturnType<typeof createJobStore>;

/** One request, its history, and what an admin can do with it. */
export function createRequestScreen(id: string) {
  const record = loadable(() => loadRequest(id));
  const events = loadable(() => loadEvents(REQUEST_TRAIL, id));
  const keptJob = draftStore<JobDraft>(`job:${id}`);
  const refresh = () => Promise.all([record.reload(), events.reload()]);
  return {
    record,
    events,
    /** The publishing form, fetched when it is wanted: few visits to a request need its bytes. */
    publishForm: action(() =>
      Promise.all([import('./PublishDialog.tsx'), keptJob.load()]).then(
        ([{ PublishDialog }, draft]) => ok({ Dialog: PublishDialog, draft }),
        unreachable,
      ),
    ),
    keptJob,
    review: action(thenRefresh(() => reviewRequest(id), refresh)),
    decline: action(thenRefresh((reason: string) => declineRequest(id, reason), refresh)),
    close: action(thenRefresh((reason: string) => closeRequest(id, reason), refresh)),
    ask: action(thenRefresh((question: string) => askFamily(id, question), refresh)),
    readAnswers: action(thenRefresh(() => readAnswers(id), refresh)),
    publish: action(thenRefresh((job: Parameters<typeof publishJob>[1]) => publishJob(id, job), refresh)),
    saveNotes: action(
      thenRefresh((notes: Parameters<typeof saveRequestNotes>[1]) => saveRequestNotes(id, notes), refresh),
    ),
  };
}

const unreachable = () => fail<Failure>({ kind: 'offline', code: 'unreachable' });

/** The job a request became: who fits it, and who has applied for it. */
export const createJobStore = (jobId: string) => ({
  job: loadable(() => loadJob(jobId)),
  matches: loadable(() => loadMatchingCaregivers(jobId)),
  applications: loadable(() => loadApplicationsFor(jobId)),
});
