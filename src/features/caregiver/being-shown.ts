import * as t from './words.ts';

/** What being shown to a family means: said where a caregiver agrees to it, and where that is changed. */
export const BEING_SHOWN = t.beingShown;
