// bundle: sign-in
import { NEW_ADDRESS, NEW_PASSWORD } from '../../domain/auth-words.ts';
import { emailFault } from '../../domain/email.ts';
import type { Failure } from '../../lib/failure.ts';
import type { Result } from '../../lib/result.ts';
import { createForm } from '../../state/form.ts';
import { type Credentials, newPasswordFault } from './credentials.ts';
import { staffNameFault } from './staff-name.ts';

type SignUpOptions<T> = {
  submit: (credentials: Credentials & { name: string }) => Promise<Result<T, Failure>>;
  /** Filled in at first. */
  email?: string;
  /** Whether to ask a new staff member for the name that colleagues read. */
  asksName?: boolean;
  /** As in `createForm`. */
  leaves?: boolean;
};

/** Email and password of a new account. */
export const createSignUpForm = <T>({ submit, email = '', asksName, leaves }: SignUpOptions<T>) =>
  createForm({
    initial: { name: '', email, password: '' },
    check: async (typed) => ({
      name: asksName ? staffNameFault(typed.name) : undefined,
      email: emailFault(typed.email),
      password: await newPasswordFault(typed.password, { email: typed.email }),
    }),
    submit: (typed) => submit({ ...typed, name: typed.name.trim(), email: typed.email.trim() }),
    faultsOf: ({ code }) => ({ email: NEW_ADDRESS[code], password: NEW_PASSWORD[code] }),
    leaves,
  });
