import * as t from './words.ts';

/** What a family agrees to. */
export const FAMILY_CONSENT = t.iAgreeServiceCentre;

/** What staff read out, and a caller agrees to. */
export const CALLER_CONSENT = t.iReadOutCaller;
