import { codesOf, type Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import { type Unmet, wordUnmet } from '../../../domain/unmet-requirements.ts';
import type { DraftStore } from '../../../state/draft-store.ts';
import { createForm } from '../../../state/form.ts';
import { fill } from '../../../lib/fill.ts';
import type { Fate } from '../said/send-said.ts';
import type { ApplyValues } from './application-draft.ts';
import * as t from './words.ts';

export const MAX_MESSAGE_LENGTH = 2000;

export const NOTHING_SAID: ApplyValues = { message: '', mayShare: '', times: null };

/** An application for a job. The caregiver has to say whether families may see their profile. */
export const createApplyForm = (
  apply: (message: string, mayBeShown: boolean, times: number | null) => Promise<Result<Fate, Failure>>,
  draft: DraftStore<Partial<ApplyValues>>,
) =>
  createForm<ApplyValues, Fate>({
    initial: NOTHING_SAID,
    check: ({ message, times, mayShare }) => {
      const over = message.trim().length - MAX_MESSAGE_LENGTH;
      return {
        times: times === 0 || times === undefined ? t.chooseTimesCan : undefined,
        message: over > 0 ? fill(t.shortenMessageCharacters, { over }) : undefined,
        mayShare: mayShare === '' ? t.chooseMayShare : undefined,
      };
    },
    submit: ({ message, mayShare, times }) => apply(message.trim(), mayShare === 'yes', times ?? null),
    draft,
  });

/** The unmet requirements of a refused application, from the codes of the refusal. */
export function unmetOf(error: Failure): Unmet[] {
  return error.code === 'not_qualified' ? codesOf(error).map((code) => wordUnmet(code)) : [];
}
