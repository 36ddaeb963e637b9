import { currencySign } from '../../../domain/operator.ts';
import type { Compared } from '../../../parts/both-versions/BothVersions.tsx';
import { timesInWords, type TimesAndPayInput, visitsAsTyped } from '../applications/visit-times.ts';
import * as t from './words.ts';

/** What differs between times and pay that are typed and those that stand by now. */
export const COMPARED_TIMES_AND_PAY: readonly Compared<TimesAndPayInput>[] = [
  {
    label: t.times,
    words: (typed) =>
      timesInWords({ availability: typed.availability, visits: visitsAsTyped(typed.availability, typed) }),
  },
  { label: t.hourlyRate, words: ({ hourlyRate }) => hourlyRate && `${currencySign}${hourlyRate}` },
];
