import type { Failure } from '../lib/failure.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { authFailure, settled } from './auth-answer.ts';
import { auth, rest } from './client.ts';
import { respond } from './respond.ts';

/** One's own account as the auth provider has it. `newEmail` waits for the link in the email that was sent there. */
export type Account = { email: string; newEmail: string | null };

/** The signed-in account, read anew from the auth provider. */
export async function loadAccount(): Promise<Result<Account, Failure>> {
  const { data, error } = await auth().getUser();
  if (error) return fail(authFailure(error));
  const { email = '', new_email: newEmail } = data.user;
  return ok({ email, newEmail: newEmail || null });
}

/**
 * Asks for another email address: nothing changes until the link in the email that goes there is followed.
 * Refusals: invalid_credentials (the password), email_exists, over_email_send_rate_limit, over_request_rate_limit.
 */
export async function changeEmail(newEmail: string, password: string): Promise<Result<null, Failure>> {
  const proven = await provePassword(password);
  return proven.ok ? settled(await auth().updateUser({ email: newEmail })) : proven;
}

/**
 * Changes the password; the server then ends every other session of the account.
 * Refusals: invalid_credentials (the current one), weak_password, same_password, over_request_rate_limit.
 */
export async function replacePassword(current: string, next: string): Promise<Result<null, Failure>> {
  const proven = await provePassword(current);
  return proven.ok ? settled(await auth().updateUser({ password: next })) : proven;
}

/**
 * Whether this is the account's password: an open session alone proves nobody who found the device unlocked. Signing in
 * once more is what hosted Supabase, too, takes for proof (`secure_password_change`), and it counts guesses.
 */
export async function provePassword(password: string): Promise<Result<null, Failure>> {
  // Read anew: the address may have changed on another device.
  const account = await loadAccount();
  if (!account.ok) return account;
  return settled(await auth().signInWithPassword({ email: account.value.email, password }));
}

/** Ends every session of the account on the server, this one included; the device still has to be left. */
export async function endAllSessions(): Promise<Result<null, Failure>> {
  const { data } = await auth().getSession();
  if (!data.session) return ok(null);
  const ended = settled(await auth().admin.signOut(data.session.access_token, 'global'));
  // Whoever is told that the session has ended has what they asked for.
  return !ended.ok && ended.error.kind === 'signed-out' ? ok(null) : ended;
}

/** All that is kept about the caller. */
export const exportMyData = () => respond(rest().rpc('export_my_data'));

/**
 * The first step of leaving: gives up the caller's documents, so that their files may go, and answers with the paths of
 * all files to remove. Refusal: last_admin.
 */
export const prepareAccountDeletion = () => respond(rest().rpc('prepare_account_deletion'));

/** Deletes the caller's account, once its files are gone. Refusals: last_admin, files_remain. */
export const deleteMyAccount = () => respond(rest().rpc('delete_my_account'));
