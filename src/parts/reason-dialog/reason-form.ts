import type { Failure } from '../../lib/failure.ts';
import type { Result } from '../../lib/result.ts';
import { createForm } from '../../state/form.ts';
import { draftStore } from '../../state/draft-store.ts';
import { fill } from '../../lib/fill.ts';
import * as t from './words.ts';

export const LONGEST_REASON = 1000;

/** The reason for an action; `draft` is the key of the draft on this device. */
export const createReasonForm = (
  act: (reason: string) => Promise<Result<unknown, Failure>>,
  draft: string,
  optional = false,
) =>
  createForm({
    initial: { reason: '' },
    check: ({ reason }) => ({ reason: reasonFault(reason.trim(), optional) }),
    submit: ({ reason }) => act(reason.trim()),
    draft: draftStore<{ reason?: string }>(draft),
  });

/** The fault of a reason, without the spaces around it. */
export function reasonFault(reason: string, optional: boolean): string | undefined {
  if (reason === '' && !optional) return t.writeFewWords;
  return reason.length > LONGEST_REASON ? fill(t.shortenCharacters, { most: LONGEST_REASON }) : undefined;
}
