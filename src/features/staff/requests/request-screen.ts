import type * as applications from '../../../data/applications.ts';
import type * as events from '../../../data/events.ts';
import type * as jobs from '../../../data/jobs.ts';
import type * as requests from '../../../data/requests.ts';
import type { ValueOf } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { loadable } from '../../../state/loadable.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';
import type { WaitingService } from '../waiting/with-waiting.ts';
import { createAskForm } from './ask-form.ts';
import { createNotesForm, type Notes } from './notes-form.ts';
import type { JobDraft } from './publish-draft.ts';
import { HISTORY_TABLES } from './request-facts.ts';

export type RequestService = Pick<
  typeof requests,
  | 'loadRequest'
  | 'reviewRequest'
  | 'declineRequest'
  | 'closeRequest'
  | 'askFamily'
  | 'readAnswers'
  | 'issuePrivateLink'
  | 'saveRequestNotes'
> &
  WaitingService &
  Pick<typeof events, 'loadEvents'> &
  Pick<typeof jobs, 'publishJob'>;
export type RequestRecord = ValueOf<RequestService['loadRequest']>;
export type RequestScreenStore = ReturnType<typeof createRequestScreen>;

/** One request, its history, and what an admin can do with it. */
export function createRequestScreen(id: string, service: RequestService) {
  const record = loadable(async () => {
    const loaded = await service.loadRequest(id);
    if (loaded.ok)
      notes.startFrom({
        internalNotes: loaded.value.internalNotes ?? '',
        priority: loaded.value.priority,
      });
    return loaded;
  });
  const events = loadable(() => service.loadEvents(HISTORY_TABLES, id));
  const waiting = loadable(() => service.loadWaiting([id]));
  const refresh = () => Promise.all([record.reload(), events.reload(), waiting.reload()]);
  const notes = createNotesForm(
    id,
    thenRefresh((written: Notes) => service.saveRequestNotes(id, written), refresh),
  );
  return {
    record,
    events,
    waiting,
    notes,
    ask: createAskForm(
      id,
      thenRefresh((question: string) => service.askFamily(id, question), refresh),
    ),
    review: action(thenRefresh(() => service.reviewRequest(id), refresh)),
    decline: action(thenRefresh((reason: string) => service.declineRequest(id, reason), refresh)),
    close: action(thenRefresh((reason: string) => service.closeRequest(id, reason), refresh)),
    issueLink: action(thenRefresh(() => service.issuePrivateLink(id), refresh)),
    readAnswers: action(thenRefresh(() => service.readAnswers(id), refresh)),
    publish: action(thenRefresh((job: JobDraft) => service.publishJob(id, job), refresh)),
  };
}

export type JobService = Pick<typeof jobs, 'loadJob' | 'loadMatchingCaregivers'> &
  Pick<typeof applications, 'loadApplicationsFor'>;
export type JobStore = ReturnType<typeof createJobStore>;

/** The job a request became: who fits it, and who has applied for it. */
export const createJobStore = (jobId: string, service: JobService) => ({
  job: loadable(() => service.loadJob(jobId)),
  matches: loadable(() => service.loadMatchingCaregivers(jobId)),
  applications: loadable(() => service.loadApplicationsFor(jobId)),
});
