import { type Steps } from './chance.ts';
import { ahead, changeOf, placementOf } from './placements.ts';

/** Moved visits, and later changes of them. */
export const moves: Steps = {
  'move a visit': {
    often: 4,
    step: (c) => {
      const row = c.fitting(c.rows.placements, ({ live }) => live);
      const to = `tests.today() + ${c.one([0, 1, 2, 3, 4]) ?? 1}, ${c.one([420, 800, 1100, 1380]) ?? 420}`;
      return row && `${c.staff()}: move_visit(${changeOf(row, c, ahead)}, ${to}, 'Mrs Walsh')`;
    },
  },
  'say of a visit that is moved': {
    often: 3,
    step: (c) => {
      const it = c.fitting(
        c.rows.visits,
        ({ kind, undone, placed }) => kind === 'moved' && placed && !undone,
      );
      const row = c.rows.placements.find(({ key }) => it?.key.startsWith(`${key}/`));
      if (!row || !it || it.movedIn === null) return undefined;
      const known = c.rows.visits.filter(({ key }) => key.startsWith(`${row.key}/`)).length;
      const id = `tests.id('${row.key}/visit ${known + 1}')`;
      const visit = `${id}, ${placementOf(row)}, tests.today() + ${it.movedIn}, ${it.movedOpens}`;
      return c.one([
        `${c.staff()}: record_visit_change(${visit}, '${it.movedIn < 0 ? 'missed' : 'cannot_come'}', 'Mrs Walsh')`,
        `${row.family}: change_own_visit(${visit}, 'not_needed', 'Her son comes.')`,
      ]);
    },
  },
};
