import { type VisitRow } from '../rows.ts';
import { type Steps } from './chance.ts';

const isUncovered = ({ kind, placed, settled, undone }: VisitRow) =>
  kind === 'cannot_come' && placed && !settled && !undone;

/** Who comes instead: by phone, or of those who are asked whoever says yes first. */
export const covers: Steps = {
  'somebody comes instead': {
    often: 5,
    step: (c) => {
      const row = c.fitting(c.rows.visits, isUncovered);
      const it = row && `tests.id('${row.key}')`;
      return it && `${c.staff()}: cover_visit(${it}, tests.id('${c.caregiver()}'), 'She rang.')`;
    },
  },
  'ask who comes instead': {
    often: 6,
    step: (c) => {
      const row = c.fitting(c.rows.visits, isUncovered);
      const asked = [c.caregiver(), c.caregiver()].map((who) => `tests.id('${who}')`);
      return row && `${c.staff()}: invite_to_cover(tests.id('${row.key}'), array[${asked.join(', ')}])`;
    },
  },
  'say whether to come instead': {
    often: 10,
    step: (c) => {
      const row = c.fitting(c.rows.asked, ({ settled }) => !settled);
      return row && `${row.who}: answer_cover(tests.id('${row.visit}'), ${!c.seldom(3)})`;
    },
  },
};
