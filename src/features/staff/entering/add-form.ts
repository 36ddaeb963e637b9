import { addCaregiver, type KnownCaregiver } from '../../../data/entered-profiles.ts';
import { emailFault } from '../../../domain/email.ts';
import { explain } from '../../../domain/explain.ts';
import {
  EMPTY_PROFILE,
  profileFaults,
  type ProfileInput,
  refusedFields,
  toDraft,
} from '../../../domain/profile-input.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import { type DraftStore, draftStore } from '../../../state/draft-store.ts';
import { createForm } from '../../../state/form.ts';
import * as t from './words.ts';

/** A caregiver as typed. The id makes sure that they are added once, also after a reload. */
export type KnownInput = ProfileInput & { id: string; email: string };

export const createAddForm = (
  send: (row: KnownCaregiver) => Promise<Result<string, Failure>> = addCaregiver,
  draft: DraftStore<Partial<KnownInput>> = draftStore('add-caregiver'),
) =>
  createForm<KnownInput, string>({
    initial: { ...EMPTY_PROFILE, id: crypto.randomUUID(), email: '' },
    check: (typed) => ({
      ...profileFaults(typed),
      ...(typed.fullName.trim() === '' && { fullName: t.enterTheirName }),
      email: emailFault(typed.email, t.enterTheirEmail),
    }),
    submit: (typed) => send({ id: typed.id, email: typed.email.trim(), profile: toDraft(typed) }),
    faultsOf: (failure) => {
      if (failure.code === 'account_exists') return { email: t.accountExists };
      if (failure.code === 'invalid_email') return { email: explain(failure) };
      return refusedFields(failure);
    },
    draft,
    leaves: true,
  });
