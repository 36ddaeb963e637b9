import type { Failure } from '../lib/failure.ts';
import { fill } from '../lib/fill.ts';
import * as t from './refused-answers.words.ts';

/** A field of a form, and the question beside it. */
type Asked<Field> = { field: Field; question: string };

/**
 * The faults that the database found in answers that the form accepted, in words, by field.
 * @param failure a refusal `invalid_answers`, whose detail is JSON of name to `missing`, `invalid` or `too_long`. Any
 * other failure has no field
 * @param askedAs the field of an answer's name; undefined if a person doesn't answer it
 */
export function refusedAnswers<Field extends string>(
  { code, detail }: Failure,
  askedAs: (name: string) => Asked<Field> | undefined,
): Partial<Record<Field, string>> {
  if (code !== 'invalid_answers') return {};
  const found = Object.entries(parse(detail)).flatMap(([name, fault]) => {
    const asked = askedAs(name);
    return asked ? [[asked.field, inWords(asked.question, fault)]] : [];
  });
  return Object.fromEntries(found) as Partial<Record<Field, string>>;
}

function inWords(question: string, fault: unknown): string {
  if (fault === 'missing') return fill(t.needsAnswer, { question });
  if (fault === 'too_long') return fill(t.answerTooLong, { question });
  return fill(t.checkAnswer, { question });
}

function parse(detail = ''): Record<string, unknown> {
  try {
    return Object(JSON.parse(detail)) as Record<string, unknown>;
  } catch {
    return {};
  }
}
