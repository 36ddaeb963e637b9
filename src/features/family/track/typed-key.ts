import { only } from '../../../lib/check-text.ts';
import { isReference } from '../../../lib/reference.ts';
import type { TrackingKey } from '../../../domain/tracking-key.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './look-up.words.ts';

/** What a person typed to open a request. */
export type TypedKey = { reference: string; code: string };

export const NOTHING_TYPED: TypedKey = { reference: '', code: '' };

const CODE_LENGTH = 32;

// People copy dashes, spaces and line breaks, and phones insert dashes of their own.
const letters = (text: string) => text.replace(/[^0-9a-z]/gi, '');

/** The typed key without its spacing. `typedKeyFaults` says whether it is valid. */
export const keyOf = ({ reference, code }: TypedKey): TrackingKey => ({
  reference: letters(reference).toUpperCase(),
  trackingSecret: letters(code).toLowerCase(),
});

/** The faults of a typed key, in words, by field. */
export function typedKeyFaults(typed: TypedKey): Partial<Record<keyof TypedKey, string>> {
  const { reference, trackingSecret } = keyOf(typed);
  return only({ reference: referenceFault(reference), code: codeFault(trackingSecret) });
}

/** The fault of a reference without its dashes, in words. */
export function referenceFault(reference: string): string | undefined {
  if (reference === '') return t.enterReference;
  if (reference.length !== 9) return fill(t.reference9LettersDigits, { count: reference.length });
  if (/[01ILO]/.test(reference)) return t.referenceHasNo;
  return isReference(reference) ? undefined : t.thereSlipReferenceCheck;
}

function codeFault(code: string): string | undefined {
  if (code === '') return t.enterPrivateCode;
  if (/[^0-9a-f]/.test(code)) return t.privateCodeOnlyDigits;
  return code.length === CODE_LENGTH
    ? undefined
    : fill(t.privateCodeCharactersOne, { most: CODE_LENGTH, count: code.length });
}
