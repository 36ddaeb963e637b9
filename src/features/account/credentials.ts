// bundle: sign-in
import { NEW_PASSWORD } from '../../domain/auth-words.ts';
import { isTooLong, MIN_PASSWORD_LENGTH } from '../../lib/password.ts';
import { fill } from '../../lib/fill.ts';
import * as t from './words.ts';

/** Spaces around an address are typing slips. In a password they are meant. */
export type Credentials = { email: string; password: string };

/** The fault of a new password, in words. An existing password is not checked. */
export async function newPasswordFault(
  password: string,
  { name = 'password', email = '' } = {},
): Promise<string | undefined> {
  if (!password) return fill(t.chooseA, { name });
  if (password.length < MIN_PASSWORD_LENGTH)
    return fill(t.needsLeastCharacters, { name, least: MIN_PASSWORD_LENGTH });
  if (isTooLong(password)) return NEW_PASSWORD['password_too_long'];
  return (await isCommon(password, email)) ? NEW_PASSWORD['weak_password'] : undefined;
}

/** The list of common passwords loads only for a new one. Without a connection the server decides. */
const isCommon = (password: string, email: string) =>
  import('../../lib/common-password.ts').then(
    ({ isCommonPassword }) => isCommonPassword(password, email),
    () => false,
  );
