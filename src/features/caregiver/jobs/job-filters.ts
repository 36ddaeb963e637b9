import { clockHours, DAYS, PARTS } from '../../../domain/availability.ts';
import { formatDistance, formatMoney, KM_PER_UNIT } from '../../../domain/operator.ts';
import { CARE_TYPES, options } from '../../../domain/vocabulary.ts';
import type { Filter } from '../../../parts/list-view/Filters.tsx';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** Jobs at any distance. */
export const ANYWHERE = 'any';
/** In the operator's unit of distance. */
const DISTANCES = [5, 10, 20, 40];
/** In the operator's currency. */
const RATES = [15, 18, 20, 25];

/** The filters for jobs. */
export const JOB_FILTERS: readonly Filter[] = [
  {
    name: 'fits',
    label: t.requirements,
    all: t.allJobs,
    options: [{ value: '1', label: t.iMeetWhatAsked }],
  },
  { name: 'care', label: t.kindCare, all: t.anyCare, options: options(CARE_TYPES) },
  {
    name: 'within',
    label: t.distance,
    all: t.nearMe,
    options: [
      ...DISTANCES.map((far) => ({
        value: String(far * KM_PER_UNIT),
        label: fill(t.within, { distance: formatDistance(far * KM_PER_UNIT) }),
      })),
      { value: ANYWHERE, label: t.anywhere },
    ],
  },
  {
    name: 'day',
    label: t.day,
    all: t.anyDay,
    options: DAYS.map((label, day) => ({ value: String(day), label: fill(t.onDays, { label }) })),
  },
  {
    name: 'part',
    label: t.partOfDay,
    all: t.anyPart,
    options: PARTS.map((label, part) => ({
      value: String(part),
      label: fill(t.inPart, { label, hours: clockHours(part) ?? '' }),
    })),
  },
  {
    name: 'begins',
    label: t.begins,
    all: t.anyStart,
    options: [
      { value: '7', label: t.beginsWithinWeek },
      { value: '14', label: t.beginsWithinTwoWeeks },
      { value: '31', label: t.beginsWithinMonth },
    ],
  },
  {
    name: 'pay',
    label: t.pay,
    all: t.anyPay,
    options: RATES.map((rate) => ({
      value: String(rate),
      label: fill(t.leastHour, { amount: formatMoney(rate) }),
    })),
  },
];
