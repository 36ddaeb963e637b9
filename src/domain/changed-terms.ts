import { formatList } from './operator.ts';
import * as t from './changed-terms.words.ts';

/** What of an agreement can change, by its name in the database (private.changed_terms); those from `needed` on of a request. */
const TERMS = t.terms;
export type ChangedTerm = keyof typeof TERMS;

/** Terms in a sentence: “the times, the pay and the last day”. */
export const changedInWords = (changed: readonly string[]) =>
  formatList(changed.map((term) => TERMS[term as ChangedTerm] ?? term));
