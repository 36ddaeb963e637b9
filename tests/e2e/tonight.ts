import { DAYS, slotsOf } from '../../src/domain/availability.ts';
import { weekdayOf } from '../../src/domain/calendar-day.ts';
import { today } from '../../src/domain/operator.ts';

const index = weekdayOf(today());

/** The day of the week that it is: “Sunday”. */
export const DAY = DAYS[index] ?? '';

/** This day's evening and night, every week: a placement's first day can be today. Nobody in the demo is placed at any. */
export const EVENING_AND_NIGHT = slotsOf([index], [2, 3]);
