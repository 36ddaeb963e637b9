// bundle: sign-in
import { MIN_PASSWORD_LENGTH } from '../../lib/password.ts';

/** Spaces around an address are typing, in a password they are meant. */
export type Credentials = { email: string; password: string };

/** What is wrong with a password that is made up here, in words; one that exists is whatever it is. */
export function newPasswordFault(password: string, name = 'password'): string | undefined {
  if (!password) return `Choose a ${name}.`;
  if (password.length >= MIN_PASSWORD_LENGTH) return undefined;
  return `The ${name} needs at least ${MIN_PASSWORD_LENGTH} characters.`;
}
