// bundle: answers
import { fill } from '../lib/fill.ts';
import * as t from './length-words.words.ts';

const FRACTIONS: Record<number, string> = { 0: '', 15: '¼', 30: '½', 45: '¾' };

/** A length of so many minutes: “1½ hours”. */
export function lengthInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return fill(t.minutes, { count: rest });
  const fraction = FRACTIONS[rest];
  if (fraction === undefined) return fill(t.hoursAndMinutes, { hours, minutes: rest });
  return fill(t.hours, { count: minutes / 60, hours: `${hours}${fraction}` });
}
