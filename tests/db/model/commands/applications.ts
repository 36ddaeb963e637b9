import { type ApplicationRow } from '../rows.ts';
import { type Step, type Steps } from './chance.ts';
import { jobOf } from './jobs.ts';

export const applicationOf = ({ family, nr, who }: ApplicationRow) =>
  `tests.application('${family}', ${nr}, '${who}')`;
export const isLive = ({ status }: ApplicationRow) =>
  ['submitted', 'shortlisted', 'introduced', 'offered', 'accepted'].includes(status);

/** A step of staff on an application with one of these statuses. */
const byStaff =
  (states: ApplicationRow['status'][], call: (application: string) => string): Step =>
  (c) => {
    const row = c.fitting(c.rows.applications, ({ status }) => states.includes(status));
    return row && `${c.staff()}: ${call(applicationOf(row))}`;
  };

/** Caregivers apply, and staff choose among them. */
export const applications: Steps = {
  apply: {
    often: 14,
    step: (c) => {
      const who = c.caregiver();
      const row = c.fitting(
        c.rows.jobs,
        (job) =>
          job.status === 'open' &&
          !c.rows.applications.some((a) => a.who === who && a.key.startsWith(`${job.key}/`) && isLive(a)),
      );
      return row && `${who}: apply_to_job(${jobOf(row)}, 'I would love to.', ${!c.seldom(4)})`;
    },
  },
  'apply by phone': {
    often: 1,
    step: (c) => {
      const row = c.fitting(c.rows.jobs, ({ status }) => status === 'open');
      return (
        row &&
        `${c.staff()}: record_application(${jobOf(row)}, tests.id('${c.caregiver()}'), tests.today(), true)`
      );
    },
  },
  'withdraw the application': {
    often: 1,
    step: (c) => {
      const row = c.fitting(c.rows.applications, isLive);
      return row && `${row.who}: withdraw_application(${applicationOf(row)}, 'Found another.')`;
    },
  },
  'decline the invitation': {
    often: 1,
    step: (c) => {
      const row = c.fitting(c.rows.applications, ({ status }) => status === 'invited');
      return row && `${row.who}: decline_invitation(${applicationOf(row)})`;
    },
  },
  'be shown or not': {
    often: 1,
    step: (c) => {
      const row = c.fitting(c.rows.applications, ({ status }) =>
        ['submitted', 'shortlisted'].includes(status),
      );
      return row && `${row.who}: choose_to_be_shown(${applicationOf(row)}, ${!c.seldom(3)})`;
    },
  },
  shortlist: { often: 2, step: byStaff(['submitted', 'placed'], (it) => `shortlist_application(${it})`) },
  reject: {
    often: 2,
    step: byStaff(
      ['invited', 'submitted', 'shortlisted', 'introduced', 'offered', 'accepted'],
      (it) => `decline_application(${it}, 'Another fits better.')`,
    ),
  },
  reconsider: {
    often: 2,
    step: byStaff(['shortlisted', 'declined', 'placed'], (it) => `reconsider_application(${it})`),
  },
  introduce: {
    often: 6,
    step: (c) => {
      const row = c.fitting(
        c.rows.applications,
        ({ status, mayBeShown }) => ['submitted', 'shortlisted'].includes(status) && mayBeShown,
      );
      const words = `jsonb_build_object(${row && applicationOf(row)}, 'She knows the area.')`;
      return row && `${c.staff()}: introduce_applicants(${words})`;
    },
  },
};
