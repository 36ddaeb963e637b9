// bundle: answers
import { formatDate } from './operator.ts';
import { type Duration, DURATIONS, type Start, STARTS } from './vocabulary.ts';
import { lengthInWords } from './length-words.ts';
import { fill } from '../lib/fill.ts';
import * as t from './need-words.words.ts';

export const NOT_SURE = t.notSure;

/** How long each visit should be. */
export const hoursInWords = (hours: number | null): string =>
  hours === null ? NOT_SURE : lengthInWords(Math.round(60 * hours));

export const durationInWords = (duration: Duration | '' | null): string =>
  duration ? DURATIONS[duration] : NOT_SURE;

/** The first day that was asked for, if one was; `startsOn` is yyyy-mm-dd. */
export const startInWords = ({ start, startsOn }: { start: Start; startsOn: string | null }): string =>
  start === 'day' && startsOn ? formatDate(startsOn) : STARTS[start];

/** The same beside a job's place. Terms always have a day. */
export function beginInWords({ start = 'day', startsOn }: { start?: Start; startsOn: string }): string {
  if (start === 'day') return fill(t.fromDay, { date: formatDate(startsOn) });
  return start === 'soon' ? t.asSoonAsPossible : t.firstDayStillOpen;
}
