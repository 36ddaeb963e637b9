import { fill } from '../lib/fill.ts';
import * as t from './months.words.ts';

/** How long something is kept: 18 months, 1 year, 2 years. */
export function monthsInWords(count: number): string {
  if (count % 12 !== 0) return fill(t.months, { count });
  return count === 12 ? t.n1Year : fill(t.years, { value: count / 12 });
}
