// bundle: ground
import { fill } from '../lib/fill.ts';
import * as t from './coded-texts.words.ts';

/** A code, maybe with a value, between signs that nobody types (`private.coded`). */
const CODED = new RegExp('\x1f(\\w+) ?([^\x1f]*)\x1f', 'g');

const TEXTS = t.texts;

const wordText = (text: string) =>
  text.replace(CODED, (coded, code: string, value: string) =>
    Object.hasOwn(TEXTS, code) ? fill(TEXTS[code as keyof typeof TEXTS], { value }) : coded,
  );

/** What the database answers, with its codes in words. */
export function wordCodes<Value>(answer: Value): Value;
export function wordCodes(answer: unknown): unknown {
  if (typeof answer === 'string') return wordText(answer);
  if (Array.isArray(answer)) return answer.map(wordCodes);
  if (answer === null || typeof answer !== 'object') return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, wordCodes(value)]));
}
