import type { Compared } from '../../../parts/both-versions/BothVersions.tsx';
import { termsInWords } from './terms.ts';
import { toTerms, type TermsInput } from './terms-input.ts';
import * as t from './words.ts';

/** What differs between terms that were written and those that a colleague wrote meanwhile. */
export const COMPARED_TERMS: readonly Compared<TermsInput>[] = [
  t.times,
  t.hourlyRate,
  t.firstDay,
  t.lastDay,
].map((label) => ({
  label,
  words: (typed) => termsInWords(toTerms(typed)).find(({ term }) => term === label)?.description ?? '',
}));
