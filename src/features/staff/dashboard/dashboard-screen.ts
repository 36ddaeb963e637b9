import type * as dashboard from '../../../data/dashboard.ts';
import { ok } from '../../../lib/result.ts';
import type { WaitingService } from '../waiting/with-waiting.ts';
import { ANSWERS_WAITING, CHANGES_WAITING, NOT_WELL } from '../../../domain/list-filters.ts';
import { loadable } from '../../../state/loadable.ts';
import { href } from '../../../domain/routes.ts';

type Service = WaitingService & Pick<typeof dashboard, 'loadWorkload'>;

/** What waits for the placement team, due first, and how much there is of each kind of work. */
export const createDashboardScreen = (service: Service) => ({
  waiting: loadable(async () => {
    const waiting = await service.loadWaiting();
    return waiting.ok ? ok(waiting.value.filter(({ turn }) => turn === 'staff')) : waiting;
  }),
  workload: loadable(service.loadWorkload),
});

type Task = { kind: keyof dashboard.Workload; label: string; href: string; ifAny?: true };

/** The kinds of work in the order in which they help a family soonest; each leads to its filtered list. */
export const TASKS: readonly Task[] = [
  {
    kind: 'notWell',
    label: 'Care that does not go well',
    href: `${href('adminPlacements')}?status=${NOT_WELL}`,
    ifAny: true,
  },
  {
    kind: 'newRequests',
    label: 'New requests',
    href: `${href('adminRequests')}?status=submitted`,
  },
  {
    kind: 'answers',
    label: 'Answers from families',
    href: `${href('adminRequests')}?status=${ANSWERS_WAITING}`,
  },
  {
    kind: 'reviewedRequests',
    label: 'Requests in review',
    href: `${href('adminRequests')}?status=in_review`,
  },
  {
    kind: 'applications',
    label: 'New applications',
    href: `${href('adminApplications')}?status=submitted`,
  },
  {
    kind: 'profiles',
    label: 'Profiles to review',
    href: `${href('adminCaregivers')}?status=submitted`,
  },
  {
    kind: 'changes',
    label: 'Changes to review',
    href: `${href('adminCaregivers')}?status=${CHANGES_WAITING}`,
  },
  {
    kind: 'documents',
    label: 'Documents to check',
    href: href('adminPapers'),
  },
  {
    kind: 'failedMails',
    label: 'Emails that did not arrive',
    href: href('adminEmails'),
  },
];
