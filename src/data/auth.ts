// bundle: session
import type { Failure } from '../lib/failure.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { asked, authFailure, settled } from './auth-answer.ts';
import { auth, refreshing, rest } from './client.ts';
import { respond } from './respond.ts';

/** What the link in an email is for; `email` is how hosted Supabase may name a confirmation. */
export type MailLinkType = 'signup' | 'email' | 'recovery' | 'email_change';

/** Where this device keeps what it sent along at the last sign-up, to claim the password with it afterwards. */
const SIGN_UP_SECRET = 'signUpSecret';

/** Signs in. Refusals: invalid_credentials, email_not_confirmed, user_banned, over_request_rate_limit. */
export const signIn = async (email: string, password: string) =>
  settled(await auth().signInWithPassword({ email, password }));

/**
 * Registers with email, password and the role asked for; the database decides which role is stored, and stores admin
 * only against an invitation for this address. `signedIn` is false while the address waits to be confirmed.
 * Refusals: admin_registration_closed, weak_password, email_address_invalid, over_email_send_rate_limit.
 */
export async function register(
  email: string,
  password: string,
  role: 'caregiver' | 'admin' = 'caregiver',
  invitation?: string,
): Promise<Result<{ signedIn: boolean }, Failure>> {
  const secret = crypto.randomUUID();
  try {
    localStorage.setItem(SIGN_UP_SECRET, secret);
  } catch {
    // Whoever confirms on a device that keeps nothing chooses the password anew.
  }
  const data = { role, invitation, sign_up_secret: secret };
  const { data: made, error } = await auth().signUp({ email, password, options: { data } });
  return error ? fail(authFailure(error)) : ok({ signedIn: made.session !== null });
}

/** Sends the email that confirms a new account once more. The answer is the same for any address. */
export const resendConfirmation = async (email: string) =>
  asked(await auth().resend({ type: 'signup', email }));

/** Sends an email with a link to choose a new password. The answer is the same for any address. */
export const sendPasswordReset = async (email: string) => asked(await auth().resetPasswordForEmail(email));

/**
 * Redeems what the link in an email carries, and signs in. The link works once: then `otp_expired`. After a confirmation
 * an account `hasPassword` only if this device signed up for it: someone else may have chosen it otherwise.
 */
export async function redeemMailLink(
  tokenHash: string,
  type: MailLinkType,
): Promise<Result<{ hasPassword: boolean }, Failure>> {
  const { error } = await auth().verifyOtp({ token_hash: tokenHash, type });
  if (error) return fail(authFailure(error));
  const secret = localStorage.getItem(SIGN_UP_SECRET);
  const claimed = secret === null ? ok(false) : await respond(rest().rpc('claim_password', { secret }));
  return ok({ hasPassword: claimed.ok && claimed.value });
}

/**
 * Sets the password of the account that is signed in; the server ends its other sessions.
 * Refusals: weak_password, same_password.
 */
export const changePassword = async (password: string) => settled(await auth().updateUser({ password }));

/** Ends the session on this device, even when the server can't be told. */
export async function signOut(): Promise<void> {
  await refreshing.givingUp(() => auth().signOut({ scope: 'local' }));
}

/** Asks the server whether the session is over, and if so, ends it here; false also when it can't be reached. */
export async function sessionHasEnded(): Promise<boolean> {
  const { error } = await auth().getUser();
  const ended = [400, 401, 403, 404].includes(error?.status ?? 0);
  if (ended) await signOut();
  return ended;
}

/** Whether the set-up of the first admin is still open. */
export const setupIsOpen = () => respond(rest().rpc('setup_is_open'));

/** Makes the signed-in account the first admin. Refusals: setup_closed, wrong_setup_code. */
export const becomeFirstAdmin = (code: string) => respond(rest().rpc('become_first_admin', { code }));

/** The address that an invitation is for; null when it is used, too old, taken back, or none. */
export const invitedAddress = (token: string): Promise<Result<string | null, Failure>> =>
  respond(rest().rpc('invitation_is_open', { token }));

/** Makes the signed-in account an admin by an invitation for its address. Refusals: invitation_invalid, you_are_placed. */
export const acceptInvitation = (token: string) => respond(rest().rpc('accept_invitation', { token }));
