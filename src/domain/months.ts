import { fill } from '../lib/fill.ts';
import * as t from './months.words.ts';

/** How long something is kept: 18 months, 1 year, 2 years. */
export function monthsInWords(count: number): string {
  return count % 12 === 0 ? fill(t.years, { count: count / 12 }) : fill(t.months, { count });
}
