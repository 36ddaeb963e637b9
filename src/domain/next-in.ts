import { fill } from '../lib/fill.ts';
import * as t from './next-in.words.ts';
import { operator } from './operator.ts';

/** For a visit that nobody comes to: that staff are next in after it, on a day in words. Empty without one. */
export const nextInWords = (day: string) =>
  day && fill(t.nextIn, { day, time: `${operator.answers.opensHour}:00` });
