import { type Steps } from './chance.ts';

/** Families' messages and staff's answers. */
export const messages: Steps = {
  'write to the team': {
    often: 3,
    step: (c) => {
      const row = c.fitting(c.rows.requests, ({ erased }) => !erased);
      const known = c.rows.familyMessages.filter(({ family }) => family === row?.family).length;
      const id = `tests.id('${row?.family}/message ${c.seldom(6) ? known : known + 1}')`;
      return (
        row && `${row.family}: ask_team(${id}, '${c.one(['visits', 'other'])}', 'Could she come later?')`
      );
    },
  },
  'answer the family': {
    often: 4,
    step: (c) => {
      const row = c.fitting(c.rows.familyMessages, ({ answer }) => answer === null);
      const it = row && `tests.id('${row.key}')`;
      return (
        row &&
        c.one([
          `${c.staff()}: answer_family(${it}, 'From Monday on.')`,
          `${c.staff()}: answer_family(${it}, 'They were asked.', true)`,
          `${c.staff()}: need_no_answer(${it})`,
        ])
      );
    },
  },
};
