import {
  type Said,
  loadApplication,
  loadApplicationsFor,
  shortlistApplication,
  reconsiderApplication,
  introduceApplicant,
  offerJob,
  recordAgreement,
  recordSharing,
  declineApplication,
  placeCaregiver,
} from '../../../data/applications.ts';
import { loadMatchingCaregivers } from '../../../data/jobs.ts';
import { loadMatchFacts } from '../../../data/matches.ts';
import { loadTimeOffOf } from '../../../data/time-off.ts';
import { loadDocuments } from '../../../data/documents.ts';
import type { AnswersSeen, Terms } from '../../../domain/terms.ts';
import { createActivity, activityCalls } from '../activity/activity.ts';
import { type Candidate, factsOf } from '../matches/load-matches.ts';
import { MOST_COMPARED } from '../matches/match-list.ts';
import { createNextUp } from '../next/next-up.ts';
import { waitingCalls } from '../waiting/with-waiting.ts';
import { today } from '../../../domain/operator.ts';
import { isHeld } from '../../../domain/document-check.ts';
import type { Failure } from '../../../lib/failure.ts';
import { ok, type Result, type ValueOf } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { loadable } from '../../../state/loadable.ts';
import { loadTaking, takenCalls, type Taking } from './taken.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';
import { keepCurrent } from '../record/keep-current.ts';
import { latestAnswer } from '../record/latest-answer.ts';
import * as t from './words.ts';

export const applicationCalls = {
  loadApplication,
  loadApplicationsFor,
  shortlistApplication,
  reconsiderApplication,
  introduceApplicant,
  offerJob,
  recordAgreement,
  recordSharing,
  declineApplication,
  placeCaregiver,
  loadMatchingCaregivers,
  loadMatchFacts,
  loadDocuments,
  loadTimeOffOf,
  ...waitingCalls,
  ...takenCalls,
  ...activityCalls,
};
/** The parameters of `recordAgreement` after the application's id. */
type Told = Parameters<typeof recordAgreement> extends [string, ...infer Rest] ? Rest : never;
/** The yes that a side gave by phone. */
type SaidYes = Parameters<typeof placeCaregiver>[2];
export type ApplicationRecord = ValueOf<typeof loadApplication>;
type Match = ValueOf<typeof loadMatchingCaregivers>[number];
type Other = Applied & { score: number; fitsBetter: boolean };
type Applied = ValueOf<typeof loadApplicationsFor>[number];
type Compared = {
  people: (Candidate & { application: Applied })[];
  /** The names of suspended applicants, who match no job. */
  suspended: string[];
};
export type ApplicationStore = ReturnType<typeof createApplicationScreen>;

const WAITING = new Set<ApplicationRecord['status']>([
  'submitted',
  'shortlisted',
  'introduced',
  'offered',
  'accepted',
]);

/** One application, and what an admin can do with it. */
export function createApplicationScreen(id: string, service = applicationCalls) {
  const record = loadable(() => service.loadApplication(id));
  const waiting = loadable(() => service.loadPendingItems([id]));
  const activity = createActivity('application', id, service, () => {
    const now = record.$value.get();
    return now.state === 'ready' ? now.value.job : undefined;
  });
  /** The ranking for the job. Several parts of the screen share it until something changes. */
  let ranked: ReturnType<typeof loadMatchingCaregivers> | undefined;
  const ranking = async (jobId: string) => {
    const answer = await (ranked ??= service.loadMatchingCaregivers(jobId));
    if (!answer.ok) ranked = undefined;
    return answer;
  };
  const ofRecord = <T>(none: T, load: (record: ApplicationRecord) => Promise<Result<T, Failure>>) =>
    loadable(async () => {
      const loaded = record.$value.get();
      return loaded.state === 'ready' ? load(loaded.value) : ok(none);
    });
  /** The applicants whose applications a placement would end, with their scores if they are among the best. */
  const others = ofRecord<Other[]>([], async ({ job, caregiver }) => {
    const [applied, best] = await Promise.all([service.loadApplicationsFor(job.id), ranking(job.id)]);
    if (!applied.ok) return applied;
    // Without scores, offers to others are still shown.
    const scores = new Map(best.ok ? best.value.map(({ caregiverId, score }) => [caregiverId, score]) : []);
    const own = scores.get(caregiver.userId) ?? 0;
    return ok(
      applied.value
        .filter((one) => one.id !== id && WAITING.has(one.status))
        .map((one) => {
          const score = scores.get(one.caregiverId) ?? 0;
          return { ...one, score, fitsBetter: score > own };
        }),
    );
  });
  /** Up to three applicants to compare, this one among them: the best who wait for an answer. */
  const compared = ofRecord<Compared>({ people: [], suspended: [] }, async ({ job, caregiver }) => {
    if (job.status !== 'open') return ok({ people: [], suspended: [] });
    const [applied, best] = await Promise.all([service.loadApplicationsFor(job.id), ranking(job.id)]);
    if (!applied.ok) return applied;
    if (!best.ok) return best;
    const waiting = applied.value.filter(({ status }) => WAITING.has(status));
    const applications = new Map(waiting.map((one) => [one.caregiverId, one]));
    const rank = (one: Match) => (one.caregiverId === caregiver.userId ? -Infinity : -one.score);
    const people = best.value
      .flatMap((person) => {
        const application = applications.get(person.caregiverId);
        return application ? [{ ...person, application }] : [];
      })
      .toSorted((one, other) => rank(one) - rank(other))
      .slice(0, MOST_COMPARED)
      .toSorted((one, other) => other.score - one.score);
    return ok({
      people: people.map(await factsOf(people, service)),
      suspended: waiting.flatMap(({ isSuspended, fullName }) =>
        isSuspended ? (fullName ?? t.noNameYet) : [],
      ),
    });
  });
  /** How well the applicant fits the job; null if not ranked for it, or placed. */
  const match = ofRecord<Match | null>(null, async ({ job, caregiver, status }) => {
    if (status === 'placed') return ok(null);
    const best = await ranking(job.id);
    return best.ok ? ok(best.value.find((one) => one.caregiverId === caregiver.userId) ?? null) : best;
  });
  const credentials = ofRecord<ValueOf<typeof loadDocuments>>([], async ({ caregiver }) => {
    const found = await service.loadDocuments(caregiver.userId);
    return found.ok ? ok(found.value.filter((document) => isHeld(document))) : found;
  });
  /** The applicant's coming days off. */
  const timeOff = ofRecord<ValueOf<typeof loadTimeOffOf>>([], ({ caregiver }) =>
    service.loadTimeOffOf(caregiver.userId, today()),
  );
  /** What may take the agreed times. */
  const taking = ofRecord<Taking[]>([], ({ job, caregiver }) =>
    loadTaking({ id, jobId: job.id, caregiverId: caregiver.userId }, service),
  );
  const refresh = () => {
    ranked = undefined;
    return Promise.all([record.reload(), waiting.reload(), activity.reload()]);
  };
  keepCurrent(record, refresh);
  const answeredAt = () => latestAnswer(record.$value.get());
  const next = createNextUp('application', id, service);
  return {
    next,
    record,
    waiting,
    activity,
    others,
    compared,
    match,
    credentials,
    taking,
    timeOff,
    /** Shortlists one of those compared. */
    shortlisting: (application: string) =>
      action(
        thenRefresh(
          () => service.shortlistApplication(application),
          async () => {
            await refresh();
            await compared.reload();
          },
        ),
      ),
    shortlist: action(thenRefresh(() => service.shortlistApplication(id), refresh)),
    reload: { load: () => service.loadApplication(id), refresh },
    offer: action(
      thenRefresh(
        (terms: Terms, standsUntil: string, seen: AnswersSeen) =>
          service.offerJob(id, terms, standsUntil, seen),
        refresh,
      ),
    ),
    introduce: action(
      thenRefresh((why: string) => service.introduceApplicant(id, why, answeredAt()), refresh),
    ),
    recordSharing: action(thenRefresh((said: Said) => service.recordSharing(id, said), refresh)),
    recordAnswer: action(thenRefresh((...told: Told) => service.recordAgreement(id, ...told), refresh)),
    reconsider: action(thenRefresh(() => service.reconsiderApplication(id), refresh)),
    decline: action(
      next.after(
        thenRefresh((reason: string) => service.declineApplication(id, reason, answeredAt()), refresh),
      ),
    ),
    place: action(
      next.after(
        thenRefresh(
          (terms: Terms, said: SaidYes, seen: AnswersSeen) => service.placeCaregiver(id, terms, said, seen),
          refresh,
        ),
      ),
    ),
  };
}
