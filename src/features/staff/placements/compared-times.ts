import { currencySign } from '../../../domain/operator.ts';
import type { Compared } from '../../../parts/both-versions/BothVersions.tsx';
import { timesInWords, type TimesAndPayInput, visitsAsTyped } from '../applications/visit-times.ts';
import * as t from './words.ts';

/** The differences between typed times and pay and the current ones. */
export const COMPARED_TIMES_AND_PAY: readonly Compared<TimesAndPayInput>[] = [
  {
    label: t.times,
    words: (typed) =>
      timesInWords({ availability: typed.availability, visits: visitsAsTyped(typed.availability, typed) }),
  },
  { label: t.hourlyRate, words: ({ hourlyRate }) => hourlyRate && `${currencySign}${hourlyRate}` },
];
