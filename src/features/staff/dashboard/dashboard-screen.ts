import type * as applications from '../../../data/applications.ts';
import type * as dashboard from '../../../data/dashboard.ts';
import type * as requests from '../../../data/requests.ts';
import { isOverdue } from '../../../domain/waiting.ts';
import { ok } from '../../../lib/result.ts';
import type { WaitingService } from '../waiting/with-waiting.ts';
import {
  ANSWERS_WAITING,
  CHANGES_WAITING,
  DOCUMENTS_WAITING,
  NOT_WELL,
} from '../../../domain/list-filters.ts';
import { loadable } from '../../../state/loadable.ts';
import { href } from '../../../domain/routes.ts';

type Service = WaitingService &
  Pick<typeof dashboard, 'loadWorkload'> &
  Pick<typeof requests, 'loadRequests'> &
  Pick<typeof applications, 'loadApplications'>;

const newest = {
  search: '',
  status: '',
  filters: {},
  sort: 'submitted_at',
  direction: 'desc',
  page: 1,
} as const;

/** What waits for the placement team, what of it past its day or at once, and what came in last. */
export const createDashboardScreen = (service: Service) => ({
  overdue: loadable(async () => {
    const waiting = await service.loadWaiting();
    return waiting.ok
      ? ok(waiting.value.filter(({ kind, due }) => isOverdue(due) || kind === 'lapse'))
      : waiting;
  }),
  workload: loadable(service.loadWorkload),
  requests: loadable(() => service.loadRequests(newest)),
  applications: loadable(() => service.loadApplications(newest)),
});

type Task = { kind: keyof dashboard.Workload; label: string; hint: string; href: string; ifAny?: true };

/** The kinds of work in the order in which they help a family soonest; each leads to its filtered list. */
export const TASKS: readonly Task[] = [
  {
    kind: 'notWell',
    label: 'Care that does not go well',
    hint: 'Families who told us so',
    href: `${href('adminPlacements')}?status=${NOT_WELL}`,
    ifAny: true,
  },
  {
    kind: 'newRequests',
    label: 'New requests',
    hint: 'Families waiting for a first answer',
    href: `${href('adminRequests')}?status=submitted`,
  },
  {
    kind: 'answers',
    label: 'Answers from families',
    hint: 'Requests with an answer nobody has read',
    href: `${href('adminRequests')}?status=${ANSWERS_WAITING}`,
  },
  {
    kind: 'reviewedRequests',
    label: 'Requests in review',
    hint: 'To be published as a job or declined',
    href: `${href('adminRequests')}?status=in_review`,
  },
  {
    kind: 'applications',
    label: 'New applications',
    hint: 'Caregivers waiting for an answer',
    href: `${href('adminApplications')}?status=submitted`,
  },
  {
    kind: 'profiles',
    label: 'Profiles to review',
    hint: 'Caregivers who sent their profile in',
    href: `${href('adminCaregivers')}?status=submitted`,
  },
  {
    kind: 'changes',
    label: 'Changes to review',
    hint: 'Approved caregivers who changed their profile',
    href: `${href('adminCaregivers')}?status=${CHANGES_WAITING}`,
  },
  {
    kind: 'documents',
    label: 'Documents to check',
    hint: 'Uploaded and not yet checked',
    href: `${href('adminCaregivers')}?status=${DOCUMENTS_WAITING}`,
  },
  {
    kind: 'openRequests',
    label: 'Open jobs',
    hint: 'Published and not yet filled',
    href: `${href('adminRequests')}?status=open`,
  },
  {
    kind: 'failedMails',
    label: 'Emails that did not arrive',
    hint: 'To be sent again, or said by phone',
    href: href('adminEmails'),
  },
];
