import type { AuthError } from '@supabase/auth-js';
import { fail, ok, type Result } from '../lib/result.ts';
import { auth, rest } from './client.ts';
import { respond } from './respond.ts';

/** Why the auth provider said no, in its own code (`invalid_credentials`, `weak_password`, …), or `unreachable`. */
export type SignInError = { code: string };

/** Signs in with e-mail and password (specification section 7). */
export async function signIn(email: string, password: string): Promise<Result<null, SignInError>> {
  const { error } = await auth().signInWithPassword({ email, password });
  return error ? fail({ code: codeOf(error) }) : ok(null);
}

/**
 * Registers with e-mail, password and the role asked for; the database decides which role is stored (design 6.3).
 * `signedIn` is false while the address waits to be confirmed by mail.
 */
export async function register(
  email: string,
  password: string,
  role: 'caregiver' | 'admin' = 'caregiver',
): Promise<Result<{ signedIn: boolean }, SignInError>> {
  const { data, error } = await auth().signUp({ email, password, options: { data: { role } } });
  return error ? fail({ code: codeOf(error) }) : ok({ signedIn: data.session !== null });
}

/** Confirms an e-mail address with what the link in the mail carries, and signs in. The link works once. */
export async function confirmEmail(
  tokenHash: string,
  type: 'signup' | 'email',
): Promise<Result<null, SignInError>> {
  const { error } = await auth().verifyOtp({ token_hash: tokenHash, type });
  return error ? fail({ code: codeOf(error) }) : ok(null);
}

/** Ends the session on this device, even when the server can't be told. */
export async function signOut(): Promise<void> {
  await auth().signOut({ scope: 'local' });
}

/** Whether the set-up of the first admin is still open. */
export const setupIsOpen = () => respond(rest().rpc('setup_is_open'));

/** Makes the signed-in account the first admin. Refusals: setup_closed, wrong_setup_code. */
export const becomeFirstAdmin = (code: string) => respond(rest().rpc('become_first_admin', { code }));

const codeOf = (error: AuthError) => (error.status ? (error.code ?? 'unexpected_failure') : 'unreachable');
