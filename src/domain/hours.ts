// bundle: questions
import { readAmount } from './amount.ts';

const FRACTIONS: Record<string, number> = { '¼': 0.25, '½': 0.5, '¾': 0.75 };
const CLOCK = /^[^\d.,-]*(\d{1,2}) ?(?::|h[a-z.]*(?: and)?) ?([0-5]?\d) ?[a-z.]*$/;

/** The database keeps two decimals. */
const hoursOf = (minutes: number) => Math.round((minutes / 60) * 100) / 100;

/**
 * A length in hours as people write it: “3 hours”, “2,5 h”, “1½”, “1:30”, “1h30”, “90 min”. Null if nothing
 * was typed, NaN if it is no length. Round numbers from 30 on are minutes. 168 is not round, and more likely
 * the hours of a week.
 */
export function readHours(text: string): number | null {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/half an hour/, '½')
    .replace(/(\d*) ?([¼½¾])/, (_, whole: string, part: string) =>
      String(Number(whole) + (FRACTIONS[part] ?? 0)),
    );
  const [, hours, minutes] = CLOCK.exec(plain) ?? [];
  if (hours && minutes) return hoursOf(Number(hours) * 60 + Number(minutes));
  const [, number = '', unit] = /^(.*\d) ?(?:(h|m)[a-z.]*)?$/.exec(plain) ?? ['', plain];
  const amount = readAmount(number);
  if (amount === null) return null;
  return unit === 'm' || (!unit && amount >= 30 && amount % 5 === 0) ? hoursOf(amount) : amount;
}
