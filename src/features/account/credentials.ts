import { isEmail } from '../../lib/email.ts';
import { MIN_PASSWORD_LENGTH } from '../../lib/password.ts';

export type Credentials = { email: string; password: string };
export type CredentialFaults = Partial<Record<keyof Credentials, string>>;

/** What a form of e-mail and password holds; spaces around an address are typing, in a password they are meant. */
export function readCredentials(form: FormData): Credentials {
  const text = (name: string) => String(form.get(name) ?? '');
  return { email: text('email').trim(), password: text('password') };
}

/** What is wrong with them, in words. An existing password is whatever it is; only a new one has to be long enough. */
export function faultsOf({ email, password }: Credentials, isNew: boolean): CredentialFaults {
  if (isNew) return { ...emailFault(email), ...newPasswordFault(password) };
  return { ...emailFault(email), ...(password ? {} : { password: 'Enter your password.' }) };
}

/** What is wrong with an address, in words. */
export function emailFault(email: string): Pick<CredentialFaults, 'email'> {
  if (!email) return { email: 'Enter your e-mail address.' };
  return isEmail(email) ? {} : { email: 'Enter an e-mail address like name@example.com.' };
}

/** What is wrong with a password that is made up here, in words. */
export function newPasswordFault(password: string): Pick<CredentialFaults, 'password'> {
  if (!password) return { password: 'Choose a password.' };
  if (password.length >= MIN_PASSWORD_LENGTH) return {};
  return { password: `The password needs at least ${MIN_PASSWORD_LENGTH} characters.` };
}
