import type { Compared } from '../../../parts/both-versions/BothVersions.tsx';
import { termsInWords } from './terms.ts';
import { toTerms, type TermsInput } from './terms-input.ts';

/** What differs between terms that were written and those that a colleague wrote meanwhile. */
export const COMPARED_TERMS: readonly Compared<TermsInput>[] = [
  'Times',
  'Hourly rate',
  'First day',
  'Last day',
].map((label) => ({
  label,
  words: (typed) => termsInWords(toTerms(typed)).find(({ term }) => term === label)?.description ?? '',
}));
