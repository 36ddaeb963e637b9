// bundle: asking
import { fill } from '../lib/fill.ts';
import { operator } from './operator.ts';
import * as t from './phone.words.ts';

const UNSEEN = /[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;
const BLANKS = /[\t\n\v\f\r \u0085\u2028\u2029]+/g;
const HYPHENS = /[\u2010-\u2015\u2212\u2022\u2043\u00b7]/g;
const PARTS = /^(.*?)(?:[ ,;(]*(?:ext(?:ension|n)?|x|#)[ .:]*([0-9]{1,6})[ )]*)?$/i;
const SPACED = /^\(?\+?(?:[ ()/.-]*[0-9]){6,17}[ ()/.-]*$/;
const KEPT = /^(\+?)([0-9]{6,15})(?:x([0-9]{1,6}))?$/;
/** A country's code: one of these, else three digits. */
const COUNTRY = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

const { code, trunk, exit, shortest, longest, whole } = operator.dialling;
const GROUPS = operator.dialling.groups.split(' ').map(Number);
const TRUNK = new RegExp(`^[${trunk}]*`);

/**
 * A typed number in its stored form, the same as SQL's `clean_phone`: +353851234567, with an extension
 * +353851234567x214, without a plus if its area is not known. Undefined if it is no number.
 */
export function cleanPhone(typed: string): string | undefined {
  if (typed.length > 100) return undefined;
  const plain = typed.normalize('NFKC').replace(UNSEEN, '').replace(BLANKS, ' ').replace(HYPHENS, '-');
  const [, number = '', extension] = PARTS.exec(plain.trim().replace(/^tel[.:]* ?/i, '')) ?? [];
  if (!SPACED.test(number)) return undefined;
  const kept = (abroad(number) ?? digitsIn(number)) + (extension ? `x${extension}` : '');
  return KEPT.test(kept) ? kept : undefined;
}

/** A number as it is dialled from anywhere. */
function abroad(number: string): string | undefined {
  const digits = digitsIn(number);
  // The zero in +353 (0)85 is for calls from within the country.
  const given = digitsIn(number.replace(/\( ?0 ?\)/g, ''));
  const found = /^\(?\+/.test(number)
    ? given
    : given.startsWith(exit)
      ? given.slice(exit.length)
      : given.startsWith(code) &&
          given.length > longest &&
          isWithin(given.length - code.length, shortest, longest + 1)
        ? given
        : (trunk && digits.startsWith(trunk)) || isWithin(digits.length, whole, longest)
          ? code + digits
          : undefined;
  if (!found) return undefined;
  return `+${found.startsWith(code) ? code + found.slice(code.length).replace(TRUNK, '') : found}`;
}

/** Whether a typed text is a phone number that can be called from anywhere. */
export function isPhone(typed: string): boolean {
  const [, plus, digits = ''] = partsOf(typed);
  return (
    Boolean(plus) && (!digits.startsWith(code) || isWithin(digits.length - code.length, shortest, longest))
  );
}

/** The link of a phone number. After a comma, a phone dials the extension. */
export function phoneHref(phone: string): string {
  const [, plus = '', digits = phone.replace(/[^\d+]/g, ''), extension] = partsOf(phone);
  return `tel:${plus}${digits}${extension ? `,${extension}` : ''}`;
}

/** A stored number, as it is dialled from anywhere: +353 85 123 4567. Other texts stay as they are. */
export function showPhone(kept: string): string {
  const [, plus, digits = kept, extension] = KEPT.exec(kept) ?? [];
  const country = digits.startsWith(code) ? code : (COUNTRY.exec(digits)?.[0] ?? '');
  const local = digits.slice(country.length);
  const isOurs = country === code && local.length <= GROUPS.reduce((sum, size) => sum + size, 0);
  const shown = plus ? `+${country} ${grouped(local, isOurs ? GROUPS : [3, 3, 3, 4])}` : digits;
  return extension ? fill(t.withExtension, { phone: shown, extension }) : shown;
}

/** The same for a typed number. Other texts stay as they are. */
export const showTypedPhone = (typed: string): string => showPhone(cleanPhone(typed) ?? typed.trim());

/** Digits in groups of these sizes, filled from the end. */
function grouped(digits: string, sizes: readonly number[]): string {
  const size = sizes.at(-1) ?? 0;
  if (digits.length <= size || size === 0) return digits;
  return `${grouped(digits.slice(0, -size), sizes.slice(0, -1))} ${digits.slice(-size)}`;
}

const partsOf = (typed: string) => KEPT.exec(cleanPhone(typed) ?? '') ?? [];
const digitsIn = (text: string) => text.replace(/[^0-9]/g, '');
const isWithin = (length: number, least: number, most: number) => length >= least && length <= most;
