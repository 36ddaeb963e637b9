import { ADDRESS, CURRENT_PASSWORD } from '../../../domain/auth-words.ts';
import { emailFault } from '../../../domain/email.ts';
import type { Profile } from '../../../domain/profile.ts';
import type { changeEmail } from '../../../data/account.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { createForm } from '../../../state/form.ts';
import { CODE } from '../second-factor/code-form.ts';
import * as t from './words.ts';

type Values = { newEmail: string; password: string; code: string };

/**
 * Changes the account's address, with the password as proof. The typed address is kept on this device until it is sent.
 */
export const createChangeEmailForm = (
  { id, email }: Pick<Profile, 'id' | 'email'>,
  change: typeof changeEmail,
) =>
  createForm({
    initial: { newEmail: '', password: '', code: '' },
    check: ({ newEmail, password }) => ({
      newEmail:
        emailFault(newEmail, t.enterNewEmailAddress) ??
        (newEmail.trim().toLowerCase() === email.toLowerCase() ? t.addressNow : undefined),
      password: password ? undefined : t.enterPassword,
    }),
    submit: ({ newEmail, ...proof }) => change(newEmail.trim(), proof),
    faultsOf: ({ code }) => ({
      newEmail: code === 'email_exists' ? t.thereAccountAddressAlready : ADDRESS[code],
      password: CURRENT_PASSWORD[code],
      code: CODE[code],
    }),
    draft: draftStore<Partial<Values>>(`change-email:${id}`),
    unkept: ['password', 'code'],
  });
