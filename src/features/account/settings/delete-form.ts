import { CURRENT_PASSWORD } from '../../../domain/auth-words.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import { createForm } from '../../../state/form.ts';
import * as t from './words.ts';

/** The password, which allows deleting the account. */
export const createDeleteForm = (deleteAccount: (password: string) => Promise<Result<unknown, Failure>>) =>
  createForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: password ? undefined : t.enterPassword }),
    submit: ({ password }) => deleteAccount(password),
    faultsOf: ({ code }) => ({ password: CURRENT_PASSWORD[code] }),
  });
