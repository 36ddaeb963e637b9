// bundle: answers
/**
 * A week of availability as one integer: 7 days x 4 parts of a day = 28 bits, bit = day * 4 + part.
 * Day 0 is Monday and part 0 the morning; the database counts overlap with one AND (decision 0002).
 */
export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export const PARTS = ['Morning', 'Afternoon', 'Evening', 'Night'] as const;

const bit = (day: number, part: number) => 1 << (day * PARTS.length + part);

/** Whether the week holds this part of this day. */
export const hasSlot = (week: number, day: number, part: number) => (week & bit(day, part)) !== 0;

/** The week with this slot toggled. */
export const toggleSlot = (week: number, day: number, part: number) => week ^ bit(day, part);

/** How many times of the week it holds. */
export const countTimes = (week: number) => week.toString(2).replaceAll('0', '').length;

/** Whether the week holds one slot at most. */
export const isOneTime = (week: number) => (week & (week - 1)) === 0;

/** The week in words, day by day ("Monday morning and evening"); an empty list when nothing is chosen. */
export function describeWeek(week: number): string[] {
  return DAYS.flatMap((day, index) => {
    const parts = PARTS.filter((_, part) => hasSlot(week, index, part)).map((part) => part.toLowerCase());
    if (parts.length === 0) return [];
    if (parts.length === PARTS.length) return [`${day} all day and night`];
    return [`${day} ${new Intl.ListFormat('en-IE').format(parts)}`];
  });
}
