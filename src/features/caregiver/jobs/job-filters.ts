import { DAYS } from '../../../domain/availability.ts';
import { formatDistance, formatMoney, KM_PER_UNIT } from '../../../domain/operator.ts';
import { CARE_TYPES, options } from '../../../domain/vocabulary.ts';
import type { Filter } from '../../../parts/list-view/Filters.tsx';

/** In the operator's unit of distance. */
const DISTANCES = [5, 10, 20, 40];
/** In the operator's currency. */
const RATES = [15, 18, 20, 25];

/** What caregivers narrow the jobs by. */
export const JOB_FILTERS: readonly Filter[] = [
  {
    name: 'fits',
    label: 'Requirements',
    all: 'All jobs',
    options: [{ value: '1', label: 'I meet what is asked' }],
  },
  { name: 'care', label: 'Kind of care', all: 'Any care', options: options(CARE_TYPES) },
  {
    name: 'within',
    label: 'Distance',
    all: 'Anywhere',
    options: DISTANCES.map((far) => ({
      value: String(far * KM_PER_UNIT),
      label: `Within ${formatDistance(far * KM_PER_UNIT)}`,
    })),
  },
  {
    name: 'day',
    label: 'Day',
    all: 'Any day',
    options: DAYS.map((label, day) => ({ value: String(day), label: `On ${label}s` })),
  },
  {
    name: 'begins',
    label: 'Begins',
    all: 'Any start',
    options: [
      { value: '7', label: 'Begins within a week' },
      { value: '14', label: 'Begins within two weeks' },
      { value: '31', label: 'Begins within a month' },
    ],
  },
  {
    name: 'pay',
    label: 'Pay',
    all: 'Any pay',
    options: RATES.map((rate) => ({ value: String(rate), label: `At least ${formatMoney(rate)} an hour` })),
  },
];
