import { AFTERNOONS, MORNINGS, type Steps } from './chance.ts';

const SUMMARY = "'Tea, talk and a walk by the sea.'";

/** Publishing a request as one job or two. */
export const jobs: Steps = {
  publish: {
    often: 8,
    step: (c) => {
      const row = c.fitting(
        c.rows.requests,
        ({ status, needed, held }) =>
          ['submitted', 'in_review', 'open', 'matched'].includes(status) && (needed & ~held) !== 0,
      );
      const times = c.one(['', '', `, availability => ${MORNINGS}`, `, availability => ${AFTERNOONS}`]);
      return (
        row &&
        `${c.staff()}: publish_job(tests.id('${row.family}'), 'Company by the sea', ${SUMMARY}${times})`
      );
    },
  },
  'edit the job': {
    often: 1,
    step: (c) => {
      const row = c.fitting(c.rows.jobs, ({ status }) => status === 'open');
      const title = c.one(["'Company by the sea'", "'Company in the mornings'"]);
      const times = c.one(['', `, availability => ${MORNINGS}`]);
      return (
        row &&
        `${c.staff()}: edit_job(${jobOf(row)}, ${title}, ${SUMMARY}, revision => ${row.revision}${times})`
      );
    },
  },
  'take back the job': {
    often: 1,
    step: (c) => {
      const row = c.fitting(c.rows.jobs, ({ status }) => status === 'open');
      return row && `${c.staff()}: take_back_job(${jobOf(row)}, 'The family thinks again.')`;
    },
  },
  'remove needed times': {
    often: 1,
    step: (c) => {
      const row = c.fitting(
        c.rows.requests,
        ({ status, needed, held }) => ['open', 'matched'].includes(status) && (needed & ~held) !== 0,
      );
      const times = c.wrong ? MORNINGS : row && row.needed & ~row.held;
      return row && `${c.staff()}: remove_needed_times(tests.id('${row.family}'), ${times})`;
    },
  },
  invite: {
    often: 2,
    step: (c) => {
      const row = c.fitting(c.rows.jobs, ({ status }) => status === 'open');
      return row && `${c.staff()}: invite_caregiver(${jobOf(row)}, tests.id('${c.caregiver()}'))`;
    },
  },
};

export const jobOf = ({ family, nr }: { family: string; nr: number }) => `tests.job('${family}', ${nr})`;
