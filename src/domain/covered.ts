import { countTimes } from './availability.ts';
import { fill } from '../lib/fill.ts';
import * as t from './covered.words.ts';
/** How many times of a request's week are covered, in words. Undefined for none or all. */
export function coveredInWords({
  availability,
  covered,
}: {
  availability: number;
  covered: number;
}): string | undefined {
  const [held, all] = [countTimes(covered & availability), countTimes(availability)];
  return held > 0 && held < all ? fill(t.timesCovered, { held, all }) : undefined;
}
