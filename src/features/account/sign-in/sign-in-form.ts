import type * as auth from '../../../data/auth.ts';
import { KNOWN_EMAIL } from '../../../domain/auth-words.ts';
import { emailFault } from '../../../domain/email.ts';
import { createForm } from '../../../state/form.ts';

/** Email and password of an account; its password is whatever it is. */
export const createSignInForm = (signIn: typeof auth.signIn) =>
  createForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) => ({
      email: emailFault(email),
      password: password ? undefined : 'Enter your password.',
    }),
    submit: ({ email, password }) => signIn(email.trim(), password),
    faultsOf: ({ code }) => ({ email: KNOWN_EMAIL[code] }),
    leaves: true,
  });
