import { codesOf, type Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import { type Unmet, wordUnmet } from '../../../domain/unmet-requirements.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { createForm } from '../../../state/form.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

export const MAX_MESSAGE_LENGTH = 2000;

/**
 * What goes with an application: a few words, whether a family may be told of the caregiver, and at which of the job’s times it can
 * come; null for all of them.
 */
export type ApplyValues = { message: string; mayBeShown: boolean; times: number | null };
export const NOTHING_SAID: ApplyValues = { message: '', mayBeShown: false, times: null };

/** An application for a job; `draft` names what is typed on this device. Nobody is shown to a family unless they say so. */
export const createApplyForm = (
  apply: (message: string, mayBeShown: boolean, times: number | null) => Promise<Result<string, Failure>>,
  draft: string,
) =>
  createForm<ApplyValues, string>({
    initial: NOTHING_SAID,
    check: ({ message, times }) => {
      const over = message.trim().length - MAX_MESSAGE_LENGTH;
      return {
        message: over > 0 ? fill(t.shortenMessageCharacters, { over }) : undefined,
        times: times === 0 ? t.chooseTimesCan : undefined,
      };
    },
    submit: ({ message, mayBeShown, times }) => apply(message.trim(), mayBeShown, times),
    draft: draftStore<Partial<ApplyValues>>(draft),
  });

/** What a refused application still lacks, by the codes that came with the refusal. */
export function unmetOf(error: Failure): Unmet[] {
  return error.code === 'not_qualified' ? codesOf(error).map((code) => wordUnmet(code)) : [];
}
