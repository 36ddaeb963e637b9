import {
  askFamily,
  declineRequest,
  loadFamilyReach,
  type loadRequests,
  markUrgent,
  reviewRequest,
} from '../../../data/requests.ts';
import { fill } from '../../../lib/fill.ts';
import { ok, type ValueOf } from '../../../lib/result.ts';
import { CALL_FAMILY } from '../activity/activity.ts';
import { assignMany } from '../lists/assign-many.ts';
import { aboutRequest } from './about-request.ts';
import type { ManyStep } from '../lists/many.ts';
import * as t from './words.ts';

type Row = ValueOf<typeof loadRequests>['rows'][number];

/** A list does not show answers, so a request with one is refused here and must be opened first. */
const NOTHING_READ = null;

const aboutRow = (row: Row) => aboutRequest({ ...row, place: { name: row.place, region: '' } });

/** What was done. If no email reaches the family, it says to call. */
export const ifTold =
  (done: string, loadReach = loadFamilyReach) =>
  async ({ id }: Pick<Row, 'id'>): Promise<string> => {
    const reach = await loadReach(id);
    const call = CALL_FAMILY[(reach.ok && reach.value) || ''];
    return call ? `${done}. ${fill(call, { recipient: t.them })}` : done;
  };

/** Steps for several requests at once. */
export const MANY_REQUESTS: readonly ManyStep<Row>[] = [
  assignMany(({ id }) => id),
  {
    label: t.manyReview,
    done: t.manyInReview,
    wording: t.manyRefusals,
    act: ({ id, status }) => (status === 'in_review' ? Promise.resolve(ok(null)) : reviewRequest(id)),
  },
  {
    label: t.markUrgent,
    done: t.manyMarked,
    act: ({ id }) => markUrgent(id, true),
  },
  {
    label: t.manyAsk,
    done: ifTold(t.manyAsked),
    ask: {
      preset: 'question',
      draft: 'ask-many',
      title: t.manyAskTitle,
      label: t.yourQuestion,
      hint: t.manyAskHint,
    },
    wording: t.manyRefusals,
    aboutOf: aboutRow,
    act: ({ id }, question) => askFamily(id, question),
  },
  {
    label: t.manyDecline,
    danger: true,
    done: ifTold(t.manyDeclined),
    ask: {
      preset: 'reason',
      draft: 'decline-many',
      title: t.manyDeclineTitle,
      label: t.reason,
      hint: t.familyReads,
    },
    wording: t.manyRefusals,
    aboutOf: aboutRow,
    act: ({ id }, reason) => declineRequest(id, reason, NOTHING_READ),
  },
];
