import { declineInvitation, loadOwnApplications, type OwnPlacement } from '../../../data/own-applications.ts';
import { loadDocuments } from '../../../data/documents.ts';
import { loadMatchingJobs } from '../../../data/own-jobs.ts';
import { loadFamilyContact } from '../../../data/family-contact.ts';
import {
  confirmFirstDay,
  loadCoverInvitations,
  loadOwnVisits,
  type OwnVisit,
  VISITS_SINCE_DAYS,
} from '../../../data/own-visits.ts';
import { daysAfter } from '../../../domain/calendar-day.ts';
import { today } from '../../../domain/operator.ts';
import type * as documents from './missing-documents.ts';
import type { Failure } from '../../../lib/failure.ts';
import { ok, type Result } from '../../../lib/result.ts';
import { shareCall } from '../../../lib/share-call.ts';
import { action } from '../../../state/action.ts';
import { type Loadable, loadable } from '../../../state/loadable.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';
import { loadProfile, type ProfilePage, profileCalls } from '../load-profile.ts';
import type { FirstDay, ReachedVisit } from '../visits/said-visits.ts';
import type { Family } from '../visits/WhereTo.tsx';
import { type MatchedJob, matchedJobs, type OwnApplications } from '../matched-jobs.ts';
import { loadNearJobs } from '../near-jobs.ts';
import { nextSteps, type NextStep } from './next-steps.ts';
import type { NamedItem } from './WithUs.tsx';

// Asked only while a profile waits for approval, so few caregivers load this code.
const findMissing = (...asked: Parameters<typeof documents.findMissing>) =>
  import('./missing-documents.ts').then(
    (code) => code.findMissing(...asked),
    () => undefined,
  );

const calls = {
  ...profileCalls,
  declineInvitation,
  loadOwnApplications,
  loadDocuments,
  loadMatchingJobs,
  loadOwnVisits,
  loadCoverInvitations,
  loadFamilyContact,
  confirmFirstDay,
  findMissing,
};
export type Work = {
  /** Jobs the caregiver can apply for, best fit first. */
  open: MatchedJob[];
  /** Jobs for which something is missing. */
  unmet: MatchedJob[];
  applications: OwnApplications;
  /** How many jobs are open near the caregiver, shown or not. */
  total: number;
  /** If no job is near, how many are further away. */
  further: number;
};

/** The best fits. The jobs page has the rest. */
const JOBS_SHOWN = 6;

/** An invitation whose job can be read. */
export type Invitation = OwnApplications[number] & { job: NonNullable<OwnApplications[number]['job']> };
type Standing = ProfilePage & { invitations: Invitation[]; steps: NextStep[]; waiting: NamedItem[] };

/** The caregiver's status, their pending items, and the open jobs. */
export function createDashboardScreen(given = calls) {
  // Both parts need these, so each is asked once.
  const service = {
    ...given,
    loadOwnApplications: shareCall(given.loadOwnApplications),
    loadDocuments: shareCall(() => given.loadDocuments()),
    loadOwnPendingItems: shareCall(given.loadOwnPendingItems),
    loadOwnProfile: shareCall(given.loadOwnProfile),
  };
  const standing = loadable(() => loadStanding(service));
  const work = loadable(() => loadWork(service));
  const families = new Map<string, Family>();
  const visits: Loadable<ReachedVisit[]> = loadable(() =>
    loadVisits(service, families, () => visits.reload()),
  );
  return {
    standing,
    work,
    visits,
    covers: loadable(service.loadCoverInvitations),
    /** Declines an invitation. */
    declining: (id: string) =>
      action(
        thenRefresh(
          (reason: string) => service.declineInvitation(id, reason),
          () => Promise.all([standing.reload(), work.reload()]),
        ),
      ),
  };
}

/**
 * The visits, with the contacts of families whose visits are to come. Reading them renews this device's copies, which
 * does not count as a view. A known family stays while it is read again.
 */
async function loadVisits(
  service: typeof calls,
  families: Map<string, Family>,
  reload: () => Promise<unknown>,
) {
  const [visits, applications] = await Promise.all([service.loadOwnVisits(), service.loadOwnApplications()]);
  if (!visits.ok) return visits;
  const ahead = visits.value.filter(({ day }) => day >= today()).map(({ requestId }) => requestId);
  for (const requestId of new Set(ahead)) {
    const family =
      families.get(requestId) ?? loadable(shareCall(() => service.loadFamilyContact(requestId, false)));
    families.set(requestId, family);
    void family.reload();
  }
  const placements = applications.ok ? applications.value.flatMap(({ placement }) => placement ?? []) : [];
  const firstDays = new Map(
    placements.flatMap((placement) => {
      const first = firstVisit(placement, visits.value);
      return first ? [[first, firstDayOf(placement, service, reload)]] : [];
    }),
  );
  return ok(
    visits.value.map((visit): ReachedVisit => ({
      ...visit,
      family: families.get(visit.requestId),
      firstDay: firstDays.get(visit),
    })),
  );
}

/** A placement's first visit; undefined if it was before those listed. */
const firstVisit = ({ id, startsOn }: OwnPlacement, visits: readonly OwnVisit[]) =>
  startsOn < daysAfter(today(), -VISITS_SINCE_DAYS)
    ? undefined
    : visits.find(({ placementId, instead }) => placementId === id && !instead);

const firstDayOf = (
  { id, firstDayConfirmedAt }: OwnPlacement,
  { confirmFirstDay }: typeof calls,
  reload: () => Promise<unknown>,
): FirstDay => ({
  confirmed: firstDayConfirmedAt !== null,
  confirm: action(thenRefresh(() => confirmFirstDay(id), reload)),
});

/** The profile shows even if the pending items can't be read. */
async function loadStanding(service: typeof calls): Promise<Result<Standing, Failure>> {
  const [page, documents, applications, asked] = await Promise.all([
    loadProfile(service),
    service.loadDocuments(),
    service.loadOwnApplications(),
    service.loadOwnPendingItems(),
  ]);
  if (!page.ok) return page;
  const known = new Map(
    (applications.ok ? applications.value : []).flatMap(({ id: application, job, placement }) =>
      [application, placement?.id].map((id) => [id, { application, job: job?.title }] as const),
    ),
  );
  const waiting = asked.ok
    ? asked.value
        .filter(({ kind }) => ['application', 'offer', 'document', 'leave'].includes(kind))
        .map((item) => ({ ...item, ...known.get(item.subjectId) }))
    : [];
  const { status, careTypes } = page.value.profile;
  const isRead = status === 'submitted' && documents.ok;
  const steps = nextSteps({
    ...page.value,
    documents: documents.ok ? documents.value : [],
    applications: applications.ok ? applications.value : [],
    missingDocuments: isRead ? await service.findMissing(careTypes, documents.value) : undefined,
  });
  const invitations = (applications.ok ? applications.value : []).filter(
    (one): one is Invitation => one.status === 'invited' && one.job !== null,
  );
  return ok({ ...page.value, invitations, steps, waiting });
}

async function loadWork(service: typeof calls): Promise<Result<Work, Failure>> {
  const [matches, applications, documents, profile] = await Promise.all([
    loadNearJobs({ size: JOBS_SHOWN }, service.loadMatchingJobs),
    service.loadOwnApplications(),
    service.loadDocuments(),
    service.loadOwnProfile(),
  ]);
  if (!matches.ok) return matches;
  if (!applications.ok) return applications;
  const jobs = matchedJobs(matches.value.rows, applications, documents, profile);
  return ok({
    open: jobs.filter(({ unmet, application }) => unmet.length === 0 || application),
    unmet: jobs.filter(({ unmet, application }) => unmet.length > 0 && !application),
    applications: applications.value,
    total: matches.value.total,
    further: matches.value.further,
  });
}
