import { CAREGIVERS } from '../rows.ts';
import { type Steps } from './chance.ts';
import { staffOf } from './disguise.ts';

/** Accounts that close, open and go. */
export const accounts: Steps = {
  deactivate: {
    often: 1,
    step: (c) => {
      const row = c.fitting(c.rows.accounts, ({ active, who }) => active && CAREGIVERS.includes(who));
      return row && c.seldom(3)
        ? `${c.staff()}: deactivate_user(tests.id('${row.who}'), 'Asked for it.')`
        : undefined;
    },
  },
  reactivate: {
    often: 1,
    step: (c) => {
      const row = c.fitting(c.rows.accounts, ({ active }) => !active);
      return row && `${c.staff()}: reactivate_user(tests.id('${row.who}'))`;
    },
  },
  'sign in': {
    often: 2,
    step: (c) => {
      const row = c.fitting(c.rows.accounts, ({ active, signedIn }) => active && !signedIn);
      return row && `${row.who}: sign in`;
    },
  },
  'make an admin': {
    often: 1,
    step: (c) =>
      c.seldom(2) ? `${c.staff()}: set_user_role(tests.id('${c.caregiver()}'), 'admin')` : undefined,
  },
  'be staff no more': {
    often: 1,
    step: (c) => {
      const who = staffOf(c.rows).find((name) => CAREGIVERS.includes(name));
      return who && `${c.staff()}: set_user_role(tests.id('${who}'), 'caregiver')`;
    },
  },
  'prepare to delete the account': {
    often: 2,
    step: (c) => (c.seldom(2) ? `${c.caregiver()}: prepare_account_deletion()` : undefined),
  },
  'remove the files': {
    often: 2,
    step: (c) => {
      const row = c.rows.profiles.find(
        ({ who, status }) =>
          status === 'draft' && c.rows.accounts.some((one) => one.who === who && one.files),
      );
      return row && `${row.who}: remove files`;
    },
  },
  'delete the account': {
    often: 1,
    step: (c) => {
      const row = c.fitting(c.rows.accounts, ({ who, files }) => CAREGIVERS.includes(who) && !files);
      return row && `${row.who}: delete_my_account()`;
    },
  },
  'delete an account on the dashboard': {
    often: 1,
    step: (c) =>
      c.seldom(3) ? `outside: delete from auth.users where id = tests.id('${c.caregiver()}')` : undefined,
  },
};
