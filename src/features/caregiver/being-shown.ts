import * as t from './words.ts';

/** What it means that families may see a profile, for where a caregiver agrees and where they change it. */
export const BEING_SHOWN = t.beingShown;
