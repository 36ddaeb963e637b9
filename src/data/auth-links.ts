import type { AuthError } from '@supabase/auth-js';
import type { Failure } from '../lib/failure.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { signUpSecret } from '../state/device/storage.ts';
import { authFailure, settled } from './auth-answer.ts';
import { auth, rest } from './client.ts';
import { respond } from './respond.ts';

/** The purpose of an email's link; `email` is another name that hosted Supabase may use for a confirmation. */
export type MailLinkType = 'signup' | 'email' | 'recovery' | 'email_change';

// Hosted Supabase has no code for this.
const SENT_BEFORE = /only request this after/;

/**
 * The outcome of asking for an email. Hosted Supabase refuses a second email within a minute, but only to an address
 * with an account. Since the first email is the one asked for, that counts as success, as for any other address.
 */
export const asked = ({ error }: { error: AuthError | null }): Result<null, Failure> =>
  settled({
    error: error?.code === 'over_email_send_rate_limit' && SENT_BEFORE.test(error.message) ? null : error,
  });

/** Sends the confirmation email of a new account again. The answer is the same for any address. */
export const resendConfirmation = async (email: string) =>
  asked(await auth().resend({ type: 'signup', email }));

/** Sends an email with a link to choose a new password. The answer is the same for any address. */
export const sendPasswordReset = async (email: string) => asked(await auth().resetPasswordForEmail(email));

/**
 * Redeems an email's link and signs in. It works once, then answers `otp_expired`. After a confirmation, `hasPassword`
 * is true only if this device signed up for the account. Otherwise another person may have chosen the password.
 */
export async function redeemMailLink(
  tokenHash: string,
  type: MailLinkType,
): Promise<Result<{ hasPassword: boolean }, Failure>> {
  const { error } = await auth().verifyOtp({ token_hash: tokenHash, type });
  if (error) return fail(authFailure(error));
  const secret = signUpSecret.read();
  const claimed = secret === undefined ? ok(false) : await respond(rest().rpc('claim_password', { secret }));
  return ok({ hasPassword: claimed.ok && claimed.value });
}

/**
 * Sets the password of the signed-in account. The server ends its other sessions. Refusals: weak_password,
 * same_password.
 */
export const changePassword = async (password: string) => settled(await auth().updateUser({ password }));

/** Whether the set-up of the first admin is still open. */
export const setupIsOpen = () => respond(rest().rpc('setup_is_open'));

/** Makes the signed-in account the first admin, under this name. Refusals: setup_closed, wrong_setup_code. */
export const becomeFirstAdmin = (code: string, fullName: string) =>
  respond(rest().rpc('become_first_admin', { code, fullName }));

/** Makes the signed-in account an admin, under this name, by an invitation for its address. Refusals: invitation_invalid, you_are_placed. */
export const acceptInvitation = (token: string, fullName: string) =>
  respond(rest().rpc('accept_invitation', { token, fullName }));
