import {
  askFamily,
  declineRequest,
  type loadRequests,
  markUrgent,
  reviewRequest,
} from '../../../data/requests.ts';
import { ok, type ValueOf } from '../../../lib/result.ts';
import { assignMany } from '../lists/assign-many.ts';
import type { ManyStep } from '../lists/many.ts';
import * as t from './words.ts';

type Row = ValueOf<typeof loadRequests>['rows'][number];

/** Nobody has read an answer from here: a request with one is refused, and has to be opened first. */
const NOTHING_READ = null;

/** What can be done with several requests at once. */
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
    done: t.manyAsked,
    ask: { draft: 'ask-many', title: t.manyAskTitle, label: t.yourQuestion, hint: t.manyAskHint },
    wording: t.manyRefusals,
    act: ({ id }, question) => askFamily(id, question),
  },
  {
    label: t.manyDecline,
    danger: true,
    done: t.manyDeclined,
    ask: { draft: 'decline-many', title: t.manyDeclineTitle, label: t.reason, hint: t.familyReads },
    wording: t.manyRefusals,
    act: ({ id }, reason) => declineRequest(id, reason, NOTHING_READ),
  },
];
