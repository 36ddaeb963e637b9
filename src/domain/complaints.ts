import * as t from './complaints.words.ts';

/** What a complaint can be about, in the words of the person who complains. */
export const COMPLAINT_KINDS = t.kinds;
export type ComplaintKind = keyof typeof COMPLAINT_KINDS;

export const LONGEST_COMPLAINT = 4000;

export const complaintKindOptions = Object.entries(COMPLAINT_KINDS).map(([value, label]) => ({
  value,
  label,
}));
