import { DAYS, slotsOf } from '../../src/domain/availability.ts';
import { weekdayOf } from '../../src/domain/calendar-day.ts';
import { today } from '../../src/domain/operator.ts';

const index = weekdayOf(today());

/** Today's day of the week: “Sunday”. */
export const DAY = DAYS[index] ?? '';

/**
 * The evening and night of this day of the week, so that a placement's first day can be today. Nobody in the
 * demo is placed then.
 */
export const EVENING_AND_NIGHT = slotsOf([index], [2, 3]);
