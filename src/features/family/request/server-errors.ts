import {
  emptyAnswers,
  type Faults,
  FIELDS,
  QUESTIONS,
  wordingOf,
} from '../../../domain/questions/questions.ts';

/**
 * What the backend found wrong with the answers, in words. Names that are no answer of a person are left out.
 * @param detail JSON of field to `missing`, `invalid` or `too_long` (data/requests.ts, submitRequest)
 */
export function serverErrors(detail: string | undefined): Faults {
  const faults = parse(detail);
  const found = Object.entries(faults).flatMap(([name, fault]) => {
    const field = FIELDS.find((candidate) => QUESTIONS[candidate].sent?.as === name);
    return field ? [[field, inWords(wordingOf(field, emptyAnswers()), fault)]] : [];
  });
  return Object.fromEntries(found) as Faults;
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
