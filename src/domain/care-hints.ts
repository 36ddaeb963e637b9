// bundle: questions
import type { CareType } from './vocabulary.ts';
import * as t from './care-hints.words.ts';

/** What each kind of care is, in six words at most: beside it where it is chosen, and where more is said of it. */
export const CARE_HINTS: Record<CareType, string> = t.careHints;
