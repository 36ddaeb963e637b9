import { formatDate } from '../../../domain/operator.ts';
import { fill } from '../../../lib/fill.ts';
import type { Fate } from '../said/send-said.ts';
import * as t from './words.ts';

/** One day, or from one to another. */
export const daysOffInWords = ({ from, to }: { from: string; to: string }): string =>
  from === to ? formatDate(from) : fill(t.fromTo, { from: formatDate(from), to: formatDate(to) });

/** What became of a removal of days off; `comes` where the visits take place again. */
export function removalInWords(fate: Fate, comes = false): string {
  if (fate === 'waiting') return t.removalWaits;
  return comes ? t.removedAndTold : t.theseDaysOffRemoved;
}
