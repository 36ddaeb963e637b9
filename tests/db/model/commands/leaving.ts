import { type Steps } from './chance.ts';

/** A caregiver's reason to stop, which only staff read. */
export const LEAVE_WORDS = 'Between us: the stairs.';

/** Caregivers who want to stop, and staff's answers. A last day ends the placement. */
export const leaving: Steps = {
  'want to stop': {
    often: 3,
    step: (c) => {
      const row = c.fitting(c.rows.placements, ({ live }) => live);
      const last = c.one(['tests.today()', 'tests.today() + 3', 'tests.today() + 12']);
      const why = `'${c.one(['health', 'other'])}', '${LEAVE_WORDS}'`;
      return row?.who
        ? `${row.who}: ask_to_leave(tests.placement('${row.family}', ${row.nth}), ${last}, ${why})`
        : undefined;
    },
  },
  'not want to stop any more': {
    often: 1,
    step: (c) => {
      const row = c.fitting(c.rows.placements, ({ leave }) => leave !== null);
      return row?.who
        ? `${row.who}: take_back_leave(tests.placement('${row.family}', ${row.nth}))`
        : undefined;
    },
  },
  'talk to who wants to stop': {
    often: 2,
    step: (c) => {
      const row = c.fitting(c.rows.placements, ({ leave }) => leave !== null);
      const it = row && `tests.placement('${row.family}', ${row.nth})`;
      return it && `${c.staff()}: answer_leave(${it}, 'She stays for now.', tests.leave_asked(${it}))`;
    },
  },
};
