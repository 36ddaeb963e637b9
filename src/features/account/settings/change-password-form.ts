import { CURRENT_PASSWORD, NEW_PASSWORD } from '../../../domain/auth-words.ts';
import type { replacePassword } from '../../../data/account.ts';
import { createForm } from '../../../state/form.ts';
import { newPasswordFault } from '../credentials.ts';
import { CODE } from '../second-factor/code-form.ts';
import * as t from './words.ts';

const SAME = t.chooseOneDiffersFrom;

/** Changes the account's password; `password` is the current one. */
export const createChangePasswordForm = (replace: typeof replacePassword) =>
  createForm({
    initial: { password: '', code: '', next: '' },
    check: async ({ password, next }) => ({
      password: password ? undefined : t.enterCurrentPassword,
      next:
        (await newPasswordFault(next, { name: t.newPasswordName })) ?? (next === password ? SAME : undefined),
    }),
    submit: ({ next, ...proof }) => replace(next, proof),
    faultsOf: ({ code }) => ({
      password: CURRENT_PASSWORD[code],
      code: CODE[code],
      next: code === 'same_password' ? SAME : NEW_PASSWORD[code],
    }),
  });
