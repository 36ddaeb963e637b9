import { type Steps } from './chance.ts';

const placementOf = ({ family, nth }: { family: string; nth: number }) =>
  `tests.placement('${family}', ${nth})`;

/** What becomes of a placement. */
export const placements: Steps = {
  'confirm the first day': {
    often: 2,
    step: (c) => {
      const row = c.fitting(c.rows.placements, ({ live, begun, confirmed }) => live && begun && !confirmed);
      return row?.who ? `${row.who}: confirm_first_day(${placementOf(row)})` : undefined;
    },
  },
  'report a no-show': {
    often: 2,
    step: (c) => {
      const row = c.fitting(c.rows.placements, ({ live, begun }) => live && begun);
      const day = c.one(['tests.today()', 'tests.today()', 'tests.today() - 1', 'tests.today() - 7']);
      return row && `${c.staff()}: report_no_show(${placementOf(row)}, ${day}, 'The family called.')`;
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
      const row = c.fitting(c.rows.checkIns, ({ answer, handled }) => answer !== 'not_well' && !handled);
      const answer = c.one(["'well'", "'not_well', 'She comes late.'"]);
      return (
        row &&
        `${row.family}: answer_check_in(tests.check_in('${row.family}', ${row.nth}, '${row.occasion}'), ${answer})`
      );
    },
  },
  'note what was done': {
    often: 2,
    step: (c) => {
      const row = c.fitting(c.rows.checkIns, ({ answer, handled }) => answer === 'not_well' && !handled);
      return (
        row &&
        `${c.staff()}: note_check_in(tests.check_in('${row.family}', ${row.nth}, '${row.occasion}'), 'Called both.')`
      );
    },
  },
};
