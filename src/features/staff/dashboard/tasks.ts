import { href } from '../../../domain/routes.ts';
import { CHANGES_WAITING, COMPLAINED } from '../../../domain/list-filters.ts';
import { fill, type PluralText } from '../../../lib/fill.ts';
import type { ValueOf } from '../../../lib/result.ts';
import type { loadPendingCounts } from '../../../data/pending-items.ts';
import type { PendingItem } from '../waiting/with-waiting.ts';
import * as t from './words.ts';

export type PendingCounts = ValueOf<typeof loadPendingCounts>;

interface Task {
  /** Its name in the dashboard’s address. */
  name: string;
  label: PluralText;
  kind: PendingItem['kind'];
  /** Given if items of one kind belong to several tasks. */
  status?: NonNullable<PendingItem['status']>;
  /** The list with just these items. Without one, the dashboard’s list is filtered. */
  list?: string;
  /** Hidden if there are none. */
  ifAny?: true;
}

const applications = (status: string) => `${href('adminApplications')}?status=${status}`;
const caregivers = (status: string) => `${href('adminCaregivers')}?status=${status}`;

/** The kinds of work, most helpful to families first. Together they make up the dashboard’s list. */
export const TASKS: readonly Task[] = [
  {
    name: 'complaints',
    kind: 'complaint',
    label: t.complaints,
    list: `${href('adminPlacements')}?status=${COMPLAINED}`,
    ifAny: true,
  },
  { name: 'missed', kind: 'visit', status: 'missed', label: t.visitsMissed, ifAny: true },
  { name: 'uncovered', kind: 'visit', status: 'cannot_come', label: t.visitsUncovered, ifAny: true },
  { name: 'terms', kind: 'terms', label: t.termsUnanswered, ifAny: true },
  { name: 'messages', kind: 'message', label: t.familyMessages, ifAny: true },
  { name: 'leaving', kind: 'leave', label: t.caregiversLeaving, ifAny: true },
  { name: 'new', kind: 'request', status: 'submitted', label: t.newRequests },
  { name: 'answers', kind: 'question', label: t.answersFromFamilies },
  { name: 'in_review', kind: 'request', status: 'in_review', label: t.requestsReview },
  { name: 'times', kind: 'request', status: 'open', label: t.timesPublish, ifAny: true },
  { name: 'search', kind: 'search', label: t.caregiversFind },
  {
    name: 'applications',
    kind: 'application',
    status: 'submitted',
    label: t.newApplications,
    list: applications('submitted'),
  },
  {
    name: 'shortlisted',
    kind: 'application',
    status: 'shortlisted',
    label: t.shortlistedApplications,
    list: applications('shortlisted'),
    ifAny: true,
  },
  { name: 'introductions', kind: 'introduction', label: t.introductionsSettle, ifAny: true },
  {
    name: 'to_place',
    kind: 'offer',
    label: t.caregiversPlace,
    list: applications('accepted'),
    ifAny: true,
  },
  {
    name: 'profiles',
    kind: 'profile',
    status: 'submitted',
    label: t.profilesReview,
    list: caregivers('submitted'),
  },
  {
    name: 'changes',
    kind: 'profile',
    status: 'approved',
    label: t.changesReview,
    list: caregivers(CHANGES_WAITING),
  },
  { name: 'documents', kind: 'document', label: t.documentsCheck, list: href('adminDocuments') },
  { name: 'ran_out', kind: 'lapse', label: t.documentsRanOut, ifAny: true },
];

export const taskOf = (name: string | undefined) => TASKS.find((task) => task.name === name);

const countOf = ({ kind, status }: Pick<Task, 'kind' | 'status'>, counts: PendingCounts) =>
  counts
    .filter((one) => one.kind === kind && (status === undefined || one.status === status))
    .reduce((sum, { things }) => sum + things, 0);

/** The number of items of one kind of work, or of all. */
export const countedOf = (name: string | undefined, counts: PendingCounts) =>
  (name ? TASKS.filter((task) => task.name === name) : TASKS).reduce(
    (sum, task) => sum + countOf(task, counts),
    0,
  );

/** The number of items of each kind of work, with its list. */
export const tilesOf = (counts: PendingCounts) =>
  TASKS.map((task) => {
    const count = countOf(task, counts);
    return {
      label: fill(task.label, { count }),
      name: task.name,
      href: task.list ?? `${href('adminDashboard')}?kind=${task.name}`,
      count,
      ifAny: task.ifAny,
    };
  }).filter(({ count, ifAny }) => count > 0 || !ifAny);
