import type { ProfileColumn } from '../../../domain/profile-fields.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import { reasonFault } from '../../../parts/reason-dialog/reason-form.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { createForm } from '../../../state/form.ts';

export type ChangesValues = { reason: string; fields: ProfileColumn[] };

/** What a caregiver should change, and in which fields; `draft` is the key under which it is kept until it is sent. */
export const createChangesForm = (
  act: (reason: string, fields: ProfileColumn[]) => Promise<Result<unknown, Failure>>,
  draft: string,
) =>
  createForm<ChangesValues, unknown>({
    initial: { reason: '', fields: [] },
    check: ({ reason }) => ({ reason: reasonFault(reason.trim(), false) }),
    submit: ({ reason, fields }) => act(reason.trim(), fields),
    draft: draftStore<Partial<ChangesValues>>(draft),
  });
