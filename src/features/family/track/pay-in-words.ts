import { formatMoney } from '../../../domain/operator.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './terms.words.ts';

/** What an hour costs, as agreed. */
export const payInWords = (hourlyRate: number | null) =>
  hourlyRate === null ? t.toBeSettledWith : fill(t.anHour, { amount: formatMoney(hourlyRate) });
