import type { signIn } from '../../../data/auth.ts';
import { KNOWN_EMAIL } from '../../../domain/auth-words.ts';
import { emailFault } from '../../../domain/email.ts';
import { createForm } from '../../../state/form.ts';
import * as t from './words.ts';

/** Email and password of an existing account, whose password is not checked here. */
export const createSignInForm = (send: typeof signIn) =>
  createForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) => ({
      email: emailFault(email),
      password: password ? undefined : t.enterPassword,
    }),
    submit: ({ email, password }) => send(email.trim(), password),
    faultsOf: ({ code }) => ({ email: KNOWN_EMAIL[code] }),
    leaves: true,
  });
