// bundle: questions
import type { CareType } from './vocabulary.ts';
import * as t from './care-hints.words.ts';

/** Each care type in at most six words, beside its choice and above its description. */
export const CARE_HINTS: Record<CareType, string> = t.careHints;
