import { type VisitRow } from '../rows.ts';
import { type Steps } from './chance.ts';

const isUncovered = ({ kind, placed, settled, undone }: VisitRow) =>
  kind === 'cannot_come' && placed && !settled && !undone;

/** Stand-ins: by phone, or the first invited caregiver who says yes. */
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
  'who comes instead can’t come': {
    often: 3,
    step: (c) => {
      const row = c.fitting(
        c.rows.visits,
        ({ covers, undone, placed }) => covers !== null && !undone && placed,
      );
      const [placement = '', nth = ''] = /^.*placement (\d+)/.exec(row?.key ?? '') ?? [];
      const visit =
        row && `tests.placement('${row.family}', ${nth}), tests.today() + ${row.ahead}, ${row.opens}`;
      return row?.covers ? `${row.covers}: cannot_come(tests.id('${placement} left'), ${visit})` : undefined;
    },
  },
  'who comes instead does not come': {
    often: 6,
    step: (c) => {
      const row = c.fitting(
        c.rows.visits,
        ({ kind, covered, undone, placed, begun }) =>
          kind === 'cannot_come' && covered && !undone && placed && begun,
      );
      if (!row) return undefined;
      const [placement = '', nth = ''] = /^.*placement (\d+)/.exec(row.key) ?? [];
      const known = c.rows.visits.filter(({ key }) => key.startsWith(`${placement}/`)).length;
      const visit = `tests.id('${placement}/visit ${known + 1}'), tests.placement('${row.family}', ${nth})`;
      const said = `${visit}, tests.today() + ${row.ahead}, ${row.opens}, 'missed'`;
      return c.seldom(2)
        ? `${c.staff()}: record_visit_change(${said}, 'Nobody came.', 'Mrs Walsh')`
        : `${row.family}: change_own_visit(${said}, 'Nobody came.')`;
    },
  },
};
