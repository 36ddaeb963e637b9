import { type TermsRow } from '../rows.ts';
import { type Chance, type Steps } from './chance.ts';

/** Every morning at a set time, or some parts of the week: more, fewer or other ones than before. */
const visits = (c: Chance) =>
  c.one([
    `'[{"days": 127, "opens": 450, "closes": 540, "minutes": 90}]'`,
    `'[{"days": 31, "opens": 480, "closes": 600, "minutes": 60}]'`,
    'tests.windows(17895697)',
    'tests.windows(51, 2)',
  ]);
const isOpen = ({ placed, agreed, ended }: TermsRow) => placed && !agreed && !ended;
const termsOf = ({ key }: TermsRow) => `tests.terms('${key}')`;

/** Terms that change from a day on. */
export const terms: Steps = {
  'propose terms': {
    often: 4,
    step: (c) => {
      const row = c.fitting(c.rows.placements, ({ live }) => live);
      if (!row) return undefined;
      const known = c.rows.newTerms.filter(({ key }) => key.startsWith(`${row.key}/`)).length;
      const from = `tests.today() + ${c.one([1, 3, 9])}`;
      return `${c.staff()}: propose_terms(tests.id('${row.key}/terms ${known + 1}'), tests.placement('${row.family}', ${row.nth}), ${from}, ${visits(c)}, 21, ${c.seldom(2)})`;
    },
  },
  'answer terms': {
    often: 8,
    step: (c) => {
      const row = c.fitting(c.rows.newTerms, isOpen);
      if (!row) return undefined;
      const yes = !c.seldom(5);
      const side = row.familyYes ? 'caregiver' : 'family';
      if (c.seldom(4))
        return `${c.staff()}: record_terms_answer(${termsOf(row)}, '${side}', ${yes}, 'Kit', 'No.')`;
      if (side === 'family') return `${row.family}: answer_own_terms(${termsOf(row)}, ${yes}, 'No.')`;
      return row.whose ? `${row.whose}: answer_terms(${termsOf(row)}, ${yes}, 'No.')` : undefined;
    },
  },
  'withdraw terms': {
    often: 1,
    step: (c) => {
      const row = c.fitting(c.rows.newTerms, isOpen);
      return row && `${c.staff()}: withdraw_terms(${termsOf(row)})`;
    },
  },
};
