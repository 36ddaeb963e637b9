import * as t from './complaint-outcomes.words.ts';

/** What can come of a complaint. */
export const COMPLAINT_OUTCOMES = t.outcomes;
