import { CURRENT_PASSWORD } from '../../../domain/auth-words.ts';
import type { Proof } from '../../../data/account.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import { createForm } from '../../../state/form.ts';
import { CODE } from '../second-factor/code-form.ts';
import * as t from './words.ts';

/** The password, and the code if there is one, which allow deleting the account. */
export const createDeleteForm = (deleteAccount: (proof: Proof) => Promise<Result<unknown, Failure>>) =>
  createForm({
    initial: { password: '', code: '' },
    check: ({ password }) => ({ password: password ? undefined : t.enterPassword }),
    submit: deleteAccount,
    faultsOf: ({ code }) => ({ password: CURRENT_PASSWORD[code], code: CODE[code] }),
  });
