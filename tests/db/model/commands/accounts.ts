import { CAREGIVERS } from '../rows.ts';
import { type Steps } from './chance.ts';

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
      const row = c.rows.accounts.find(({ active, signedIn }) => active && !signedIn);
      return row && `${row.who}: sign in`;
    },
  },
  'make an admin': {
    often: 1,
    step: (c) =>
      c.seldom(2) ? `${c.staff()}: set_user_role(tests.id('${c.caregiver()}'), 'admin')` : undefined,
  },
};
