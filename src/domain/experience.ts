import { fill } from '../lib/fill.ts';
import * as t from './experience.words.ts';

/** Years of experience in words. A dash if nothing is entered. */
export function yearsInWords(years: number | null): string {
  if (years === null) return '–';
  if (years === 0) return t.newCareWork;
  return fill(t.years, { count: years });
}
