import { type PlacementRow, type VisitRow } from '../rows.ts';
import { type Chance, type Steps } from './chance.ts';

export const placementOf = ({ family, nth }: { family: string; nth: number }) =>
  `tests.placement('${family}', ${nth})`;

const visitOf = ({ key }: VisitRow) => `tests.id('${key}')`;
const FAMILYS = ['not_needed', 'missed'];
const UNSETTLED = ['cannot_come', 'missed'];
export const ahead = [1, 1, 2, 3];
/** Mornings, afternoons and evenings, by the bit that Monday has. */
const PARTS = [360, 720, 1020];

/** A new change of a placement's visit: its id, the placement, a day and a minute. */
export function changeOf(row: PlacementRow, c: Chance, days: readonly number[]): string {
  const known = c.rows.visits.filter(({ key }) => key.startsWith(`${row.key}/`)).length;
  const day = `tests.today() + ${c.one(days) ?? 0}`;
  const opens = c.one(PARTS.filter((_, part) => c.wrong || row.availability & (1 << part))) ?? 360;
  return `tests.id('${row.key}/visit ${known + 1}'), ${placementOf(row)}, ${day}, ${opens}`;
}
/** The same with its kind. */
function saidOf(row: PlacementRow, c: Chance, kinds: readonly string[]): string {
  const kind = c.one(kinds) ?? 'missed';
  return `${changeOf(row, c, kind === 'missed' ? [0, -1, -2] : ahead)}, '${kind}'`;
}

/** Changes and ends of placements. */
export const placements: Steps = {
  'confirm the first day': {
    often: 2,
    step: (c) => {
      const row = c.fitting(c.rows.placements, ({ live, begun, confirmed }) => live && begun && !confirmed);
      return row?.who ? `${row.who}: confirm_first_day(${placementOf(row)})` : undefined;
    },
  },
  'can’t come': {
    often: 3,
    step: (c) => {
      const row = c.fitting(c.rows.placements, ({ live }) => live);
      return row?.who ? `${row.who}: cannot_come(${changeOf(row, c, ahead)}, 'A cold.')` : undefined;
    },
  },
  'a family says of a visit': {
    often: 3,
    step: (c) => {
      const row = c.fitting(c.rows.placements, ({ live }) => live);
      return row && `${row.family}: change_own_visit(${saidOf(row, c, FAMILYS)}, 'She rang.')`;
    },
  },
  'staff write down of a visit': {
    often: 2,
    step: (c) => {
      const row = c.fitting(c.rows.placements, ({ live }) => live);
      const said = row && saidOf(row, c, [...FAMILYS, 'cannot_come']);
      return said && `${c.staff()}: record_visit_change(${said}, 'Mrs Walsh')`;
    },
  },
  'settle a visit': {
    often: 1,
    step: (c) => {
      const row = c.fitting(c.rows.visits, (it) => UNSETTLED.includes(it.kind) && !it.settled && !it.undone);
      return row && `${c.staff()}: settle_visit(${visitOf(row)}, 'Her son comes.')`;
    },
  },
  'take back what is different': {
    often: 6,
    step: (c) => {
      const row = c.fitting(c.rows.visits, ({ undone }) => !undone);
      if (!row) return undefined;
      if (c.seldom(2)) return `${c.staff()}: take_back_visit_change(${visitOf(row)})`;
      if (row.kind !== 'cannot_come') return `${row.family}: take_back_own_visit_change(${visitOf(row)})`;
      return row.whose ? `${row.whose}: take_back_visit_change(${visitOf(row)})` : undefined;
    },
  },
  end: {
    often: 3,
    step: (c) => {
      const row = c.fitting(c.rows.placements, ({ live }) => live);
      const last = c.one(['null', 'tests.today()', 'tests.today() + 3', 'tests.today() + 12']);
      const again = c.seldom(2);
      return row && `${c.staff()}: end_placement(${placementOf(row)}, 'She moves away.', ${last}, ${again})`;
    },
  },
  correct: {
    often: 2,
    step: (c) => {
      const row = c.fitting(c.rows.placements, ({ live }) => live);
      const it = row && placementOf(row);
      const to = c.one([
        "'hourly_rate', 22",
        "'hourly_rate', null",
        "'ends_on', tests.today() + 6",
        "'ends_on', null",
        "'starts_on', tests.today() + 2",
        "'availability', 17895697",
      ]);
      const seen = `tests.terms_seen(${it})`;
      return row && `${c.staff()}: correct_placement(${it}, ${seen} || jsonb_build_object(${to}), ${seen})`;
    },
  },
  'say how it goes': {
    often: 2,
    step: (c) => {
      const row = c.fitting(c.rows.checkIns, ({ answer }) => answer !== 'not_well');
      const answer = c.one(["'well'", "'not_well', 'She comes late.'"]);
      return (
        row &&
        `${row.family}: answer_check_in(tests.check_in('${row.family}', ${row.nth}, '${row.occasion}'), ${answer})`
      );
    },
  },
  'say that something isn’t right': {
    often: 2,
    step: (c) => {
      const row = c.one(c.rows.placements);
      const kind = c.one(['lateness', 'safety']);
      const side = c.one(['family', 'caregiver']);
      const id = 'gen_random_uuid()';
      return (
        row &&
        c.one([
          `${row.family}: complain(${id}, ${placementOf(row)}, '${kind}', 'She comes late.')`,
          `${c.staff()}: record_complaint(${id}, ${placementOf(row)}, '${side}', '${kind}', 'Ann', 'They shout.')`,
        ])
      );
    },
  },
  'settle a complaint': {
    often: 2,
    step: (c) => {
      const row = c.fitting(c.rows.complaints, ({ settled }) => !settled);
      const came = "'lateness', 'low', 'explained', '{family}', 'Called both.'";
      return row && `${c.staff()}: settle_complaint(tests.complaint('${row.family}', ${row.nth}), ${came})`;
    },
  },
  'reopen a complaint': {
    often: 1,
    step: (c) => {
      const row = c.fitting(c.rows.complaints, ({ settled }) => settled);
      return row && `${c.staff()}: reopen_complaint(tests.complaint('${row.family}', ${row.nth}))`;
    },
  },
};
