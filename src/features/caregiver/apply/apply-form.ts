import { codesOf, type Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import { type Unmet, wordUnmet } from '../../../domain/unmet-requirements.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { createForm } from '../../../state/form.ts';

export const MAX_MESSAGE_LENGTH = 2000;

/** What goes with an application: a few words, and whether a family may be told of the caregiver. */
type ApplyValues = { message: string; mayBeShown: boolean };

/** An application for a job; `draft` names what is typed on this device. Nobody is shown to a family unless they say so. */
export const createApplyForm = (
  apply: (message: string, mayBeShown: boolean) => Promise<Result<string, Failure>>,
  draft: string,
) =>
  createForm<ApplyValues, string>({
    initial: { message: '', mayBeShown: false },
    check: ({ message }) => {
      const over = message.trim().length - MAX_MESSAGE_LENGTH;
      return { message: over > 0 ? `Shorten your message by ${over} characters.` : undefined };
    },
    submit: ({ message, mayBeShown }) => apply(message.trim(), mayBeShown),
    draft: draftStore<Partial<ApplyValues>>(draft),
  });

/** What a refused application still lacks, by the codes that came with the refusal. */
export function unmetOf(error: Failure): Unmet[] {
  return error.code === 'not_qualified' ? codesOf(error).map((code) => wordUnmet(code)) : [];
}
