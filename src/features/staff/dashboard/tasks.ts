import { href } from '../../../domain/routes.ts';
import { CHANGES_WAITING, NOT_WELL } from '../../../domain/list-filters.ts';
import type { ValueOf } from '../../../lib/result.ts';
import type { loadPendingCounts } from '../../../data/pending-items.ts';
import type { PendingItem } from '../waiting/with-waiting.ts';

export type PendingCounts = ValueOf<typeof loadPendingCounts>;

interface Task {
  /** Its name in the address of Today’s list. */
  name: string;
  label: string;
  kind: PendingItem['kind'];
  /** Where that tells apart what has one kind. */
  status?: NonNullable<PendingItem['status']>;
  /** A list that has just these; where none does, Today’s is narrowed to them. */
  list?: string;
  /** Left out where there is none. */
  ifAny?: true;
}

const applications = (status: string) => `${href('adminApplications')}?status=${status}`;
const caregivers = (status: string) => `${href('adminCaregivers')}?status=${status}`;

/** The kinds of work in the order in which they help a family soonest; all of them come to Today’s. */
export const TASKS: readonly Task[] = [
  {
    name: 'not_well',
    kind: 'check_in',
    label: 'Care that does not go well',
    list: `${href('adminPlacements')}?status=${NOT_WELL}`,
    ifAny: true,
  },
  { name: 'new', kind: 'request', status: 'submitted', label: 'New requests' },
  { name: 'answers', kind: 'question', label: 'Answers from families' },
  { name: 'in_review', kind: 'request', status: 'in_review', label: 'Requests in review' },
  { name: 'times', kind: 'request', status: 'open', label: 'Times to publish', ifAny: true },
  { name: 'search', kind: 'search', label: 'Caregivers to find' },
  {
    name: 'applications',
    kind: 'application',
    status: 'submitted',
    label: 'New applications',
    list: applications('submitted'),
  },
  {
    name: 'shortlisted',
    kind: 'application',
    status: 'shortlisted',
    label: 'Shortlisted applications',
    list: applications('shortlisted'),
    ifAny: true,
  },
  { name: 'introductions', kind: 'introduction', label: 'Introductions to settle', ifAny: true },
  {
    name: 'to_place',
    kind: 'offer',
    label: 'Caregivers to place',
    list: applications('accepted'),
    ifAny: true,
  },
  {
    name: 'profiles',
    kind: 'profile',
    status: 'submitted',
    label: 'Profiles to review',
    list: caregivers('submitted'),
  },
  {
    name: 'changes',
    kind: 'profile',
    status: 'approved',
    label: 'Changes to review',
    list: caregivers(CHANGES_WAITING),
  },
  { name: 'documents', kind: 'document', label: 'Documents to check', list: href('adminDocuments') },
  { name: 'ran_out', kind: 'lapse', label: 'Documents that ran out', ifAny: true },
];

export const taskOf = (name: string | undefined) => TASKS.find((task) => task.name === name);

const countOf = ({ kind, status }: Pick<Task, 'kind' | 'status'>, counts: PendingCounts) =>
  counts
    .filter((one) => one.kind === kind && (status === undefined || one.status === status))
    .reduce((sum, { things }) => sum + things, 0);

/** How much there is of a kind of work, or of all. */
export const countedOf = (name: string | undefined, counts: PendingCounts) =>
  (name ? TASKS.filter((task) => task.name === name) : TASKS).reduce(
    (sum, task) => sum + countOf(task, counts),
    0,
  );

/** How much there is of each kind of work, and where just that stands. */
export const tilesOf = (counts: PendingCounts) =>
  TASKS.map((task) => ({
    label: task.label,
    name: task.name,
    href: task.list ?? `${href('adminDashboard')}?kind=${task.name}`,
    count: countOf(task, counts),
    ifAny: task.ifAny,
  })).filter(({ count, ifAny }) => count > 0 || !ifAny);
