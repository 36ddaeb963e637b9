import {
  loadApplication,
  loadApplicationsFor,
  shortlistApplication,
  reconsiderApplication,
  introduceApplicant,
  offerJob,
  recordAgreement,
  declineApplication,
  placeCaregiver,
} from '../../../data/applications.ts';
import { loadMatchingCaregivers } from '../../../data/jobs.ts';
import { loadMatchFacts } from '../../../data/matches.ts';
import { loadTimeOffOf } from '../../../data/time-off.ts';
import { loadDocuments } from '../../../data/documents.ts';
import type { Terms } from '../../../domain/terms.ts';
import { createActivity, activityCalls } from '../activity/activity.ts';
import { factsOf } from '../matches/load-matches.ts';
import { MOST_COMPARED } from '../matches/match-list.ts';
import { createNextUp } from '../next/next-up.ts';
import { waitingCalls } from '../waiting/with-waiting.ts';
import { today } from '../../../domain/operator.ts';
import { isHeld } from '../../../domain/document-check.ts';
import { ok, type ValueOf } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { loadable } from '../../../state/loadable.ts';
import { loadTaking, takenCalls } from './taken.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';

export const applicationCalls = {
  loadApplication,
  loadApplicationsFor,
  shortlistApplication,
  reconsiderApplication,
  introduceApplicant,
  offerJob,
  recordAgreement,
  declineApplication,
  placeCaregiver,
  loadMatchingCaregivers,
  loadMatchFacts,
  loadTimeOffOf,
  ...waitingCalls,
  ...takenCalls,
  ...activityCalls,
};
/** What one side said by phone, after whose application it is about. */
type Told = Parameters<typeof recordAgreement> extends [string, ...infer Rest] ? Rest : never;
/** What either side said by phone. */
type SaidYes = Parameters<typeof placeCaregiver>[2];
export type ApplicationRecord = ValueOf<typeof loadApplication>;
export type ApplicationStore = ReturnType<typeof createApplicationScreen>;

const WAITING = new Set<ApplicationRecord['status']>([
  'submitted',
  'shortlisted',
  'introduced',
  'offered',
  'accepted',
]);

/** One application, and the answers an admin can give. */
export function createApplicationScreen(id: string, service = applicationCalls) {
  const record = loadable(() => service.loadApplication(id));
  const waiting = loadable(() => service.loadWaiting([id]));
  const activity = createActivity('application', id, service);
  /** Whose applications for the job a placement would end, with their scores where they are among the best. */
  const others = loadable(async () => {
    const loaded = record.$value.get();
    if (loaded.state !== 'ready') return ok([]);
    const { job, caregiver } = loaded.value;
    const [applied, ranked] = await Promise.all([
      service.loadApplicationsFor(job.id),
      service.loadMatchingCaregivers(job.id),
    ]);
    if (!applied.ok) return applied;
    // Without the ranking, offers are warned of all the same.
    const scores = new Map(
      ranked.ok ? ranked.value.map(({ caregiverId, score }) => [caregiverId, score]) : [],
    );
    const own = scores.get(caregiver.userId) ?? 0;
    return ok(
      applied.value
        .filter((one) => one.id !== id && WAITING.has(one.status))
        .map((one) => {
          const score = scores.get(one.caregiver.userId) ?? 0;
          return { ...one, score, fitsBetter: score > own };
        }),
    );
  });
  /** Who of those that wait for an answer fits best, at most three, this one among them; to be put side by side. */
  const compared = loadable(async () => {
    const loaded = record.$value.get();
    if (loaded.state !== 'ready' || loaded.value.job.status !== 'open') return ok([]);
    const { job, caregiver } = loaded.value;
    const [applied, ranked] = await Promise.all([
      service.loadApplicationsFor(job.id),
      service.loadMatchingCaregivers(job.id),
    ]);
    if (!applied.ok) return applied;
    if (!ranked.ok) return ranked;
    const applications = new Map(
      applied.value
        .filter(({ status }) => WAITING.has(status))
        .map((one) => [one.caregiver.userId, one.id] as const),
    );
    const people = ranked.value
      .flatMap((person) => {
        const applicationId = applications.get(person.caregiverId);
        return applicationId ? [{ ...person, applicationId }] : [];
      })
      .toSorted((one, other) => rank(one) - rank(other))
      .slice(0, MOST_COMPARED)
      .toSorted((one, other) => other.score - one.score);
    const withFacts = await factsOf(people, service);
    return ok(people.map(withFacts));
    function rank({ caregiverId, score }: { caregiverId: string; score: number }) {
      return caregiverId === caregiver.userId ? -Infinity : -score;
    }
  });
  /** The days off ahead of the applicant. */
  const timeOff = loadable(async () => {
    const loaded = record.$value.get();
    return loaded.state === 'ready' ? service.loadTimeOffOf(loaded.value.caregiver.userId, today()) : ok([]);
  });
  /** What may take the times that are to be agreed on. */
  const taking = loadable(async () => {
    const loaded = record.$value.get();
    if (loaded.state !== 'ready') return ok([]);
    const { job, caregiver } = loaded.value;
    return loadTaking({ id, jobId: job.id, caregiverId: caregiver.userId }, service);
  });
  const refresh = () => Promise.all([record.reload(), waiting.reload(), activity.reload()]);
  const next = createNextUp('application', id, service);
  return {
    next,
    record,
    waiting,
    activity,
    others,
    compared,
    taking,
    timeOff,
    shortlist: action(thenRefresh(() => service.shortlistApplication(id), refresh)),
    anew: { load: () => service.loadApplication(id), refresh },
    offer: action(
      thenRefresh(
        (terms: Terms, standsUntil: string, seen: string | null) =>
          service.offerJob(id, terms, standsUntil, seen),
        refresh,
      ),
    ),
    introduce: action(thenRefresh((why: string) => service.introduceApplicant(id, why), refresh)),
    recordAnswer: action(thenRefresh((...told: Told) => service.recordAgreement(id, ...told), refresh)),
    reconsider: action(thenRefresh(() => service.reconsiderApplication(id), refresh)),
    decline: action(
      next.after(thenRefresh((reason: string) => service.declineApplication(id, reason), refresh)),
    ),
    place: action(
      next.after(
        thenRefresh(
          (terms: Terms, said: SaidYes, seen: string | null) => service.placeCaregiver(id, terms, said, seen),
          refresh,
        ),
      ),
    ),
  };
}

export const fitCalls = { loadMatchingCaregivers, loadDocuments };

export type FitStore = ReturnType<typeof createFitStore>;
/** How well the applicant fits the job: the match, or null when not ranked for it, and the credentials that count. */
export const createFitStore = (jobId: string, caregiverId: string, service = fitCalls) => ({
  match: loadable(async () => {
    const ranked = await service.loadMatchingCaregivers(jobId);
    return ranked.ok ? ok(ranked.value.find((match) => match.caregiverId === caregiverId) ?? null) : ranked;
  }),
  credentials: loadable(async () => {
    const found = await service.loadDocuments(caregiverId);
    return found.ok ? ok(found.value.filter((document) => isHeld(document))) : found;
  }),
});
