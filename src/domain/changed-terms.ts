import { formatList } from './operator.ts';
import * as t from './changed-terms.words.ts';

/**
 * The terms that can change, by name in the database (private.changed_terms). Those from `needed` on belong
 * to a request.
 */
const TERMS = t.terms;
export type ChangedTerm = keyof typeof TERMS;

/** Terms in a sentence: “the times, the pay and the last day”. */
export const changedInWords = (changed: readonly string[]) =>
  formatList(changed.map((term) => TERMS[term as ChangedTerm] ?? term));
