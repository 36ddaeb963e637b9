import { isEmail } from '../../lib/email.ts';

/** The auth provider's own minimum (specification section 5). */
export const MIN_PASSWORD_LENGTH = 6;

export type Credentials = { email: string; password: string };
export type CredentialFaults = Partial<Record<keyof Credentials, string>>;

/** What a form of e-mail and password holds; spaces around an address are typing, in a password they are meant. */
export function readCredentials(form: FormData): Credentials {
  const text = (name: string) => String(form.get(name) ?? '');
  return { email: text('email').trim(), password: text('password') };
}

/** What is wrong with them, in words. An existing password is whatever it is; only a new one has to be long enough. */
export function faultsOf({ email, password }: Credentials, isNew: boolean): CredentialFaults {
  const faults: CredentialFaults = {};
  if (!email) faults.email = 'Enter your e-mail address.';
  else if (!isEmail(email)) faults.email = 'Enter an e-mail address like name@example.com.';
  if (!password) faults.password = isNew ? 'Choose a password.' : 'Enter your password.';
  else if (isNew && password.length < MIN_PASSWORD_LENGTH) {
    faults.password = `The password needs at least ${MIN_PASSWORD_LENGTH} characters.`;
  }
  return faults;
}
