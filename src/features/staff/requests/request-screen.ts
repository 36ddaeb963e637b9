import { atom } from 'nanostores';
import {
  loadRequest,
  reviewRequest,
  declineRequest,
  closeRequest,
  askFamily,
  readAnswers,
  recordQuestionAnswer,
  issuePrivateLink,
  saveArrivalNotes,
  markUrgent,
  loadCoverage,
  loadOtherRequests,
  removeNeededTimes,
} from '../../../data/requests.ts';
import { loadCredentialRules } from '../../../data/credential-rules.ts';
import { publishJob, type WordedJob, loadJob, editJob, takeBackJob } from '../../../data/jobs.ts';
import { loadApplicationsFor } from '../../../data/applications.ts';
import { loadPlacementsForJob } from '../../../data/placements.ts';
import type { ArrivalTexts } from '../../../domain/arrival-notes.ts';
import { mapped, type ValueOf } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { loadable } from '../../../state/loadable.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';
import { keepCurrent } from '../record/keep-current.ts';
import { latestAnswer } from '../record/latest-answer.ts';
import { createActivity, activityCalls } from '../activity/activity.ts';
import { createAssignment, inHandCalls } from '../assignment/assignment.ts';
import { loadPreview, previewCalls } from '../matches/load-matches.ts';
import { createComplaints } from '../complaints/complaints.ts';
import { createMessages } from '../messages/messages.ts';
import { createMatchList, matchListCalls } from '../matches/match-list.ts';
import type { Chosen } from '../matches/preview-store.ts';
import { createNextUp } from '../next/next-up.ts';
import { waitingCalls } from '../waiting/with-waiting.ts';
import { createAskForm } from './ask-form.ts';

const requestCalls = {
  loadRequest,
  reviewRequest,
  declineRequest,
  closeRequest,
  askFamily,
  readAnswers,
  recordQuestionAnswer,
  issuePrivateLink,
  saveArrivalNotes,
  markUrgent,
  loadCoverage,
  loadOtherRequests,
  removeNeededTimes,
  loadCredentialRules,
  publishJob,
  ...waitingCalls,
  ...inHandCalls,
  ...activityCalls,
  ...previewCalls,
};
export type RequestRecord = ValueOf<typeof loadRequest>;
export type RequestScreenStore = ReturnType<typeof createRequestScreen>;

/** One request, its activity, and what an admin can do with it. */
export function createRequestScreen(id: string, service = requestCalls) {
  const record = loadable(() => service.loadRequest(id));
  const activity = createActivity('request', id, service, () => {
    const now = record.$value.get();
    if (now.state !== 'ready') return undefined;
    return { reach: now.value.reach, phone: now.value.contact?.contactPhone ?? null };
  });
  const waiting = loadable(() => service.loadPendingItems([id]));
  const coverage = loadable(() => service.loadCoverage(id));
  const refresh = () =>
    Promise.all([record.reload(), activity.reload(), waiting.reload(), coverage.reload()]);
  keepCurrent(record, refresh);
  const answeredAt = () => latestAnswer(record.$value.get());
  const next = createNextUp('request', id, service);
  const $published = atom<string | undefined>();
  return {
    record,
    activity,
    waiting,
    coverage,
    next,
    complaints: createComplaints({ of: 'requestId', id }),
    messages: createMessages(id, next, refresh),
    assignment: createAssignment(id, service, activity.reload),
    /** Other requests of the same family. */
    others: loadable(() => service.loadOtherRequests(id)),
    rules: loadable(() => service.loadCredentialRules()),
    markUrgent: action(thenRefresh((urgent: boolean) => service.markUrgent(id, urgent), refresh)),
    ask: createAskForm(
      id,
      thenRefresh((question: string) => service.askFamily(id, question), refresh),
    ),
    recordAnswer: action(thenRefresh(service.recordQuestionAnswer, refresh)),
    refresh,
    review: action(thenRefresh(() => service.reviewRequest(id), refresh)),
    decline: action(
      next.after(thenRefresh((reason: string) => service.declineRequest(id, reason, answeredAt()), refresh)),
    ),
    close: action(
      next.after(thenRefresh((reason: string) => service.closeRequest(id, reason, answeredAt()), refresh)),
    ),
    issueLink: action(thenRefresh(() => service.issuePrivateLink(id), refresh)),
    readAnswers: action(thenRefresh(() => service.readAnswers(id, answeredAt()), refresh)),
    removeTimes: action(thenRefresh((times: number) => service.removeNeededTimes(id, times), refresh)),
    arrivalNotes: {
      save: thenRefresh(
        (texts: ArrivalTexts, seen: string | null) => service.saveArrivalNotes(id, texts, seen),
        refresh,
      ),
      load: async () => mapped(await service.loadRequest(id), ({ arrivalNotes }) => arrivalNotes),
      refresh,
    },
    /** Who would match a job with these choices. */
    preview: ({ requiredCredentials, availability }: Chosen) =>
      loadPreview(id, requiredCredentials, availability, service),
    /** The job that was published here last. Its matches are the next step. */
    $published,
    publish: action(
      next.after(
        thenRefresh(async (job: WordedJob) => {
          const published = await service.publishJob(id, job);
          if (published.ok) $published.set(published.value);
          return published;
        }, refresh),
        { stays: true },
      ),
    ),
  };
}

const jobCalls = {
  loadJob,
  editJob,
  takeBackJob,
  loadCredentialRules,
  loadApplicationsFor,
  loadPlacementsForJob,
  ...matchListCalls,
};
export type JobRecord = ValueOf<typeof loadJob>;
export type JobStore = ReturnType<typeof createJobStore>;

/** A job: who matches, who has applied, who is placed, and rewording it. `refresh` reads the request again. */
export function createJobStore(jobId: string, refresh: () => Promise<unknown>, service = jobCalls) {
  const job = loadable(() => service.loadJob(jobId));
  const applications = loadable(() => service.loadApplicationsFor(jobId));
  const placements = loadable(() => service.loadPlacementsForJob(jobId));
  const matchList = createMatchList(jobId, service, () => Promise.all([applications.reload(), refresh()]));
  const answeredAt = () => latestAnswer(job.$value.get());
  const refreshAll = () =>
    Promise.all([job.reload(), matchList.matches.reload(), applications.reload(), refresh()]);
  return {
    job,
    matchList,
    applications,
    placements,
    rules: loadable(() => service.loadCredentialRules()),
    reload: { load: () => service.loadJob(jobId), refresh: refreshAll },
    edit: action(
      thenRefresh(
        (worded: WordedJob, revision: number) => service.editJob(jobId, worded, revision, answeredAt()),
        refreshAll,
      ),
    ),
    takeBack: action(
      thenRefresh((reason: string) => service.takeBackJob(jobId, reason, answeredAt()), refreshAll),
    ),
  };
}
