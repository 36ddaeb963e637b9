import { codesOf, type Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import { type Unmet, wordUnmet } from '../../../domain/unmet-requirements.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { createForm } from '../../../state/form.ts';

export const MAX_MESSAGE_LENGTH = 2000;

/** An application for a job, with a few words if the caregiver likes; `draft` names them on this device. */
export const createApplyForm = (
  apply: (message: string) => Promise<Result<unknown, Failure>>,
  draft: string,
) =>
  createForm({
    initial: { message: '' },
    check: ({ message }) => {
      const over = message.trim().length - MAX_MESSAGE_LENGTH;
      return { message: over > 0 ? `Shorten your message by ${over} characters.` : undefined };
    },
    submit: ({ message }) => apply(message.trim()),
    draft: draftStore<Partial<{ message: string }>>(draft),
  });

/** What a refused application still lacks, by the codes that came with the refusal. */
export function unmetOf(error: Failure): Unmet[] {
  return error.code === 'not_qualified' ? codesOf(error).map((code) => wordUnmet(code)) : [];
}
