import * as t from './complaint-outcomes.words.ts';

/** What can come of a complaint. */
export const COMPLAINT_OUTCOMES = t.outcomes;
export type ComplaintOutcome = keyof typeof COMPLAINT_OUTCOMES;

/** The same, to a family that complained. */
export const COMPLAINT_RESULTS: Readonly<Record<ComplaintOutcome, string>> = t.results;
