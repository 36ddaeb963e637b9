import type { Errors, Field } from './answers.ts';
import { QUESTIONS } from './questions.ts';

/** The answers that the backend names differently. */
const FIELDS: Record<string, Field> = { placeId: 'place', helperAgreedBy: 'helperAgreement' };

/**
 * What the backend found wrong with the answers, in words. Names that are no answer of a person are left out.
 * @param detail JSON of field to `missing`, `invalid` or `too_long` (data/requests.ts, submitRequest)
 */
export function serverErrors(detail: string | undefined): Errors {
  const faults = parse(detail);
  const found = Object.entries(faults).flatMap(([name, fault]) => {
    const field = FIELDS[name] ?? name;
    return field in QUESTIONS ? [[field, inWords(QUESTIONS[field as Field], fault)]] : [];
  });
  return Object.fromEntries(found) as Errors;
}

function inWords(question: string, fault: unknown): string {
  if (fault === 'missing') return `“${question}” needs an answer`;
  if (fault === 'too_long') return `The answer to “${question}” is too long`;
  return `Check the answer to “${question}”`;
}

function parse(detail: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(detail ?? '');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
