// bundle: asking
import * as t from './amount.words.ts';

/** A typed number, with a point or a comma; null if nothing was typed, NaN if it is no number. */
export function readAmount(text: string): number | null {
  const plain = text
    .trim()
    // A sign or a word before it, but no point: .5 is not 5.
    .replace(/^[^\d.,-]+/, '')
    .replace(',', '.');
  if (text.trim() === '') return null;
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** An amount as people type it: 24, or 24.50. */
export const writeAmount = (amount: number): string =>
  Number.isInteger(amount) ? String(amount) : amount.toFixed(2);

export const HIGHEST_RATE = 1000;

/** The same as SQL's is_hourly_rate. */
export const isHourlyRate = (amount: number) => amount >= 1 && amount <= HIGHEST_RATE;

/** What is wrong with an hourly rate as typed, in words. */
export function rateFault(text: string, { optional = false } = {}): string | undefined {
  const rate = readAmount(text);
  if (rate === null ? optional : isHourlyRate(rate)) return undefined;
  return optional ? t.enterRateOrNone : t.enterRate;
}
