// bundle: sign-in
import { NEW_ADDRESS, NEW_PASSWORD } from '../../domain/auth-words.ts';
import { emailFault } from '../../domain/email.ts';
import type { Failure } from '../../lib/failure.ts';
import type { Result } from '../../lib/result.ts';
import { createForm } from '../../state/form.ts';
import { type Credentials, newPasswordFault } from './credentials.ts';

type SignUpOptions<T> = {
  submit: (credentials: Credentials) => Promise<Result<T, Failure>>;
  /** The address that stands there at first. */
  email?: string;
  /** As with `createForm`. */
  leaves?: boolean;
};

/** Email and password of a new account. */
export const createSignUpForm = <T>({ submit, email = '', leaves }: SignUpOptions<T>) =>
  createForm({
    initial: { email, password: '' },
    check: async (typed) => ({
      email: emailFault(typed.email),
      password: await newPasswordFault(typed.password),
    }),
    submit: (typed) => submit({ ...typed, email: typed.email.trim() }),
    faultsOf: ({ code }) => ({ email: NEW_ADDRESS[code], password: NEW_PASSWORD[code] }),
    leaves,
  });
