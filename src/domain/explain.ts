// bundle: shared
import type { Failure } from '../lib/failure.ts';
import { MALFORMED_EMAIL } from './email.ts';
import { fill } from '../lib/fill.ts';
import * as t from './explain.words.ts';

/** The words for failures in one place, by code. */
export type Wording = Readonly<Record<string, string>>;

/** Refusals that anyone may meet. */
const refusals: Record<string, string> = { ...t.refusals, invalid_email: MALFORMED_EMAIL };

/** Adds words for further refusals, for all places. */
export const addWords = (words: Wording) => void Object.assign(refusals, words);

const KINDS: Record<Exclude<Failure['kind'], 'refused'>, string> = t.kinds;

/** The failure in words for the person concerned. The words of the place come first. */
export function explain({ kind, code }: Failure, wording: Wording = {}): string {
  return wording[code] ?? (kind === 'refused' ? (refusals[code] ?? KINDS.server) : KINDS[kind]);
}

/** The same beside a form. If trying again may help, it also says that what was typed is still there. */
export function explainOnForm(failure: Failure, wording?: Wording): string {
  const words = explain(failure, wording);
  const mayPass = words === KINDS.offline || words === KINDS.server;
  return mayPass ? fill(t.nothingTypedLost, { failure: words.slice(0, -1) }) : words;
}
