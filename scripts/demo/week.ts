import { toggleSlot } from '../../src/domain/availability.ts';

const DAY_NAMES = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const PART_LETTERS = 'maen';

/**
 * A week from a short form: `mon-fri:m sat:ae` is weekday mornings, Saturday afternoon and evening (m, a, e,
 * n for night). Throws a RangeError for anything else, and for a slot named twice.
 */
export function week(short: string): number {
  return short.split(' ').reduce((whole, span) => {
    const [days = '', parts = ''] = span.split(':');
    const [from = '', to = from] = days.split('-');
    const first = DAY_NAMES.indexOf(from);
    const last = DAY_NAMES.indexOf(to);
    if (first < 0 || last < first || !/^[maen]+$/.test(parts)) throw new RangeError(`Not a week: ${short}`);
    let sum = whole;
    for (let dayIndex = first; dayIndex <= last; dayIndex += 1) {
      for (const letter of parts) {
        const next = toggleSlot(sum, dayIndex, PART_LETTERS.indexOf(letter));
        if (next < sum) throw new RangeError(`Twice in ${short}: ${span}`);
        sum = next;
      }
    }
    return sum;
  }, 0);
}
