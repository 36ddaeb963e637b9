// bundle: shared
import type { Failure } from '../lib/failure.ts';
import { MALFORMED_EMAIL } from './email.ts';
import { fill } from '../lib/fill.ts';
import * as t from './explain.words.ts';

/** What failures are called in one place, by their code. */
export type Wording = Readonly<Record<string, string>>;

/** Refusals that anyone may meet. */
const refusals: Record<string, string> = { ...t.refusals, invalid_email: MALFORMED_EMAIL };

/** Has further refusals told in their own words, wherever they are met. */
export const addWords = (words: Wording) => void Object.assign(refusals, words);

const KINDS: Record<Exclude<Failure['kind'], 'refused'>, string> = t.kinds;

/** The failure in words for the person it happened to: those of the place come first. */
export function explain({ kind, code }: Failure, wording: Wording = {}): string {
  return wording[code] ?? (kind === 'refused' ? (refusals[code] ?? KINDS.server) : KINDS[kind]);
}

/** The same beside a form. If trying again may help, it also says that what was typed is still there. */
export function explainOnForm(failure: Failure, wording?: Wording): string {
  const words = explain(failure, wording);
  const mayPass = words === KINDS.offline || words === KINDS.server;
  return mayPass ? fill(t.nothingTypedLost, { failure: words.slice(0, -1) }) : words;
}
