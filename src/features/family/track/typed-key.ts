import { only } from '../../../lib/check-text.ts';
import { isReference } from '../../../lib/reference.ts';
import type { TrackingKey } from '../../../domain/tracking-key.ts';

/** What a person typed to open a request. */
export type TypedKey = { reference: string; code: string };

export const NOTHING_TYPED: TypedKey = { reference: '', code: '' };

const CODE_LENGTH = 32;

// People copy with dashes, spaces and line breaks, and phones put in dashes of their own.
const letters = (text: string) => text.replace(/[^0-9a-z]/gi, '');

/** The key that was typed, however it was spaced; only a valid one opens anything, see `typedKeyFaults`. */
export const keyOf = ({ reference, code }: TypedKey): TrackingKey => ({
  reference: letters(reference).toUpperCase(),
  trackingSecret: letters(code).toLowerCase(),
});

/** What is wrong with it before anyone is asked, by field, in words. */
export function typedKeyFaults(typed: TypedKey): Partial<Record<keyof TypedKey, string>> {
  const { reference, trackingSecret } = keyOf(typed);
  return only({ reference: referenceFault(reference), code: codeFault(trackingSecret) });
}

/** What is wrong with a reference without its dashes, in words. */
export function referenceFault(reference: string): string | undefined {
  if (reference === '') return 'Enter the reference';
  if (reference.length !== 9) return `A reference has 9 letters and digits; this one has ${reference.length}`;
  if (/[01ILO]/.test(reference))
    return 'A reference has no 0, 1, I, L or O. Look at each letter again: it may be another one';
  return isReference(reference) ? undefined : 'There is a slip in the reference. Check each letter';
}

function codeFault(code: string): string | undefined {
  if (code === '') return 'Enter the private code';
  if (/[^0-9a-f]/.test(code))
    return 'The private code has only digits and the letters a to f. Check each one';
  return code.length === CODE_LENGTH
    ? undefined
    : `The private code has ${CODE_LENGTH} characters; this one has ${code.length}`;
}
