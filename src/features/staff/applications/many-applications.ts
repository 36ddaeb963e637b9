import {
  declineApplication,
  type loadApplications,
  shortlistApplication,
} from '../../../data/applications.ts';
import { ok, type ValueOf } from '../../../lib/result.ts';
import type { ManyStep } from '../lists/many.ts';
import * as t from './words.ts';

type Row = ValueOf<typeof loadApplications>['rows'][number];

/** A list does not show answers, so an application with one is refused here and must be opened first. */
const NOTHING_READ = null;

/** Steps for several applications at once. */
export const MANY_APPLICATIONS: readonly ManyStep<Row>[] = [
  {
    label: t.shortlist,
    done: t.manyShortlisted,
    wording: t.manyRefusals,
    act: ({ id, status }) =>
      status === 'shortlisted' ? Promise.resolve(ok(null)) : shortlistApplication(id),
  },
  {
    label: t.manyDecline,
    danger: true,
    done: t.manyDeclined,
    ask: {
      preset: 'reason',
      draft: 'decline-many-applications',
      title: t.manyDeclineTitle,
      label: t.reason,
      hint: t.eachCaregiverReads,
    },
    wording: t.manyRefusals,
    aboutOf: ({ client, fullName }) => ({
      client: client?.recipient,
      contact: client?.contact,
      caregiver: fullName,
    }),
    act: ({ id }, reason) => declineApplication(id, reason, NOTHING_READ),
  },
];
