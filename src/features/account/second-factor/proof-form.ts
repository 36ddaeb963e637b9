import { CURRENT_PASSWORD } from '../../../domain/auth-words.ts';
import type { Proof } from '../../../data/account.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import { createForm } from '../../../state/form.ts';
import { CODE } from './code-form.ts';
import * as t from './words.ts';

/** The password, and a code if there is a second factor. They prove that the account's owner is asking. */
export const createProofForm = (send: (proof: Proof) => Promise<Result<unknown, Failure>>) =>
  createForm({
    initial: { password: '', code: '' },
    check: ({ password }) => ({ password: password ? undefined : t.enterPassword }),
    submit: send,
    faultsOf: ({ code }) => ({ password: CURRENT_PASSWORD[code], code: CODE[code] }),
  });
