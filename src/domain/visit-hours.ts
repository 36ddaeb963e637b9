import { clockInWords } from '../lib/clock.ts';
import { fill } from '../lib/fill.ts';
import { lengthInWords } from './length-words.ts';
import { isStartOpen, partInWords } from './visits.ts';
import * as t from './visit-hours.words.ts';

/** A visit's time in a sentence, with its length if it may begin at any minute: “3 hours between 6:00 and 12:00”. */
export function visitHours(visit: { opens: number; closes: number; minutes?: number | null }): string {
  const { opens, closes, minutes } = visit;
  if (!minutes || !isStartOpen(visit)) return partInWords(opens, closes);
  return fill(t.between, {
    length: lengthInWords(minutes),
    from: clockInWords(opens),
    until: clockInWords(closes),
  });
}
