import type { Failure } from '../lib/failure.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { authFailure, settled } from './auth-answer.ts';
import { endCalendarAddress } from './calendar-address.ts';
import { auth, rest } from './client.ts';
import { respond } from './respond.ts';

/** The user's own account at the auth provider. `newEmail` takes effect through the link in the email to it. */
export type Account = { email: string; newEmail: string | null; hasFactor: boolean };

/** The signed-in account, read again from the auth provider. */
export async function loadAccount(): Promise<Result<Account, Failure>> {
  const { data, error } = await auth().getUser();
  if (error) return fail(authFailure(error));
  const { email = '', new_email: newEmail, factors = [] } = data.user;
  const hasFactor = factors.some(({ status }) => status === 'verified');
  return ok({ email, newEmail: newEmail || null, hasFactor });
}

/**
 * Asks for another email address. Nothing changes until the link in the email to it is opened. Refusals: those of
 * proveOwner, email_exists, over_email_send_rate_limit, over_request_rate_limit.
 */
export async function changeEmail(newEmail: string, proof: Proof): Promise<Result<null, Failure>> {
  const proven = await proveOwner(proof);
  return proven.ok ? settled(await auth().updateUser({ email: newEmail })) : proven;
}

/**
 * Changes the password. The server then ends every other session of the account. Refusals: those of
 * proveOwner, weak_password, same_password, over_request_rate_limit.
 */
export async function replacePassword(next: string, proof: Proof): Promise<Result<null, Failure>> {
  const proven = await proveOwner(proof);
  const change = { password: next, current_password: proof.password };
  return proven.ok ? settled(await auth().updateUser(change)) : proven;
}

/** What proves the owner of an account: the password and, with a second factor, a code. */
export type Proof = { password: string; code: string };

/**
 * Checks that the person is the account's owner. An open session is no proof, since anyone may find a device unlocked.
 * Like hosted Supabase (`secure_password_change`), it signs in again, so guesses are counted. Refusals:
 * invalid_credentials, code_missing, mfa_verification_failed.
 */
export async function proveOwner({ password, code }: Proof): Promise<Result<null, Failure>> {
  // Read again: the address may have changed on another device.
  const account = await loadAccount();
  if (!account.ok) return account;
  const { email, hasFactor } = account.value;
  if (!hasFactor) return settled(await auth().signInWithPassword({ email, password }));
  const { signInAgain } = await import('./second-factor.ts');
  return signInAgain(email, password, code.replace(/\s/g, ''));
}

/**
 * Ends every session of the account on the server, including this one, and the calendar address, which a lost
 * device may have. Data on this device still has to be wiped.
 */
export async function endAllSessions(): Promise<Result<null, Failure>> {
  const { data } = await auth().getSession();
  if (!data.session) return ok(null);
  const withoutAddress = await endCalendarAddress();
  if (!withoutAddress.ok && ['offline', 'server'].includes(withoutAddress.error.kind)) return withoutAddress;
  const ended = settled(await auth().admin.signOut(data.session.access_token, 'global'));
  // If the session has already ended, that is a success.
  return !ended.ok && ended.error.kind === 'signed-out' ? ok(null) : ended;
}

/** Everything we keep about the caller. */
export const exportMyData = () => respond(rest().rpc('export_my_data'));

/**
 * Must come before deleting the account. Deletes the rows of the caller's documents, so that their files can be
 * removed, and returns the paths of those files. Refusals: sign_in_again, last_admin, second_admin_needed.
 */
export const prepareAccountDeletion = () => respond(rest().rpc('prepare_account_deletion'));

/** Deletes the caller's account, once its files are gone. Refusals: sign_in_again, last_admin, second_admin_needed, files_remain. */
export const deleteMyAccount = () => respond(rest().rpc('delete_my_account'));
