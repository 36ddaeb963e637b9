import type { Compared } from '../../../parts/both-versions/BothVersions.tsx';
import { type Seen, SIDES, termsInWords } from './terms.ts';
import { fill } from '../../../lib/fill.ts';
import { toTerms, type TermsInput } from './terms-input.ts';
import { visitsAsTyped } from './visit-times.ts';
import * as t from './words.ts';

/** Both sides' latest answers. */
export const COMPARED_ANSWERS: readonly Compared<Seen>[] = SIDES.map((side) => ({
  label: fill(t.sAnswer, { side }),
  words: ({ said }) => said[side],
  isRead: true,
}));

/** The differences between typed terms and the current ones. */
export const COMPARED_TERMS: readonly Compared<TermsInput & Seen>[] = [
  ...[t.times, t.hourlyRate, t.firstDay, t.lastDay].map((label) => ({
    label,
    words: (typed: TermsInput) =>
      termsInWords({ ...toTerms(typed), visits: visitsAsTyped(typed.availability, typed) }).find(
        ({ term }) => term === label,
      )?.description ?? '',
  })),
  ...COMPARED_ANSWERS,
];
