import type { loadFailedMails } from '../../../data/failed-mails.ts';
import { ok } from '../../../lib/result.ts';
import type { WaitingService, WaitingThing } from '../waiting/with-waiting.ts';
import { ANSWERS_WAITING, CHANGES_WAITING, NOT_WELL } from '../../../domain/list-filters.ts';
import { loadable } from '../../../state/loadable.ts';
import { href } from '../../../domain/routes.ts';

type Service = WaitingService & { loadFailedMails: typeof loadFailedMails };

/** What waits for the placement team, due first, and the emails that did not arrive. */
export const createDashboardScreen = (service: Service) => ({
  waiting: loadable(async () => {
    const waiting = await service.loadWaiting();
    return waiting.ok ? ok(waiting.value.filter(({ turn }) => turn === 'staff')) : waiting;
  }),
  failedMails: loadable(service.loadFailedMails),
});

type Kind = WaitingThing['kind'];
interface Task {
  label: string;
  href: string;
  kind: Kind;
  /** Where that tells apart what has one kind. */
  status?: WaitingThing['status'];
  /** Left out where there is none. */
  ifAny?: true;
}

const requests = (status: string) => `${href('adminRequests')}?status=${status}`;
const applications = (status: string) => `${href('adminApplications')}?status=${status}`;
const caregivers = (status: string) => `${href('adminCaregivers')}?status=${status}`;

/** The kinds of work in the order in which they help a family soonest; each leads to its list, and all of them come to Today’s. */
export const TASKS: readonly Task[] = [
  {
    kind: 'check_in',
    label: 'Care that does not go well',
    href: `${href('adminPlacements')}?status=${NOT_WELL}`,
    ifAny: true,
  },
  { kind: 'request', status: 'submitted', label: 'New requests', href: requests('submitted') },
  { kind: 'question', label: 'Answers from families', href: requests(ANSWERS_WAITING) },
  { kind: 'request', status: 'in_review', label: 'Requests in review', href: requests('in_review') },
  { kind: 'request', status: 'open', label: 'Times to publish', href: requests('open'), ifAny: true },
  { kind: 'search', label: 'Caregivers to find', href: requests('open') },
  { kind: 'application', status: 'submitted', label: 'New applications', href: applications('submitted') },
  {
    kind: 'application',
    status: 'shortlisted',
    label: 'Shortlisted applications',
    href: applications('shortlisted'),
    ifAny: true,
  },
  { kind: 'introduction', label: 'Introductions to settle', href: applications('introduced'), ifAny: true },
  { kind: 'offer', label: 'Caregivers to place', href: applications('accepted'), ifAny: true },
  { kind: 'profile', status: 'submitted', label: 'Profiles to review', href: caregivers('submitted') },
  { kind: 'profile', status: 'approved', label: 'Changes to review', href: caregivers(CHANGES_WAITING) },
  { kind: 'paper', label: 'Documents to check', href: href('adminPapers') },
  { kind: 'lapse', label: 'Documents that ran out', href: href('adminCaregivers'), ifAny: true },
];

/** How much there is of each kind of work: of what Today lists, each line once. */
export const tilesOf = (things: readonly WaitingThing[]) =>
  TASKS.map((task) => ({
    ...task,
    count: things.filter(
      ({ kind, status }) => kind === task.kind && (task.status === undefined || status === task.status),
    ).length,
  })).filter(({ count, ifAny }) => count > 0 || !ifAny);
