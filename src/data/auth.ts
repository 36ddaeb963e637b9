// bundle: session
import type { AuthError } from '@supabase/auth-js';
import type { Failure } from '../lib/failure.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { auth, refreshing, rest } from './client.ts';
import { respond } from './respond.ts';

/** Why the auth provider said no, in its own code (`invalid_credentials`, `weak_password`, …), or `unreachable`. */
export type SignInError = { code: string };

/** What the link in a mail is for; `email` is how hosted Supabase may name a confirmation. */
export type MailLinkType = 'signup' | 'email' | 'recovery' | 'email_change';

/** What a browser and the accounts made with it have in common, until their addresses are confirmed. */
const SIGN_UP_MARK = 'signUpMark';

/** Signs in with e-mail and password. */
export async function signIn(email: string, password: string): Promise<Result<null, SignInError>> {
  const { error } = await auth().signInWithPassword({ email, password });
  return answer(error);
}

/**
 * Registers with e-mail, password and the role asked for; the database decides which role is stored, and stores admin
 * only against an invitation for this address (design 6.3). `signedIn` is false while the address waits to be confirmed
 * by mail.
 */
export async function register(
  email: string,
  password: string,
  role: 'caregiver' | 'admin' = 'caregiver',
  invitation?: string,
): Promise<Result<{ signedIn: boolean }, SignInError>> {
  const mark = crypto.randomUUID();
  localStorage.setItem(SIGN_UP_MARK, mark);
  const data = { role, invitation, [SIGN_UP_MARK]: mark };
  const { data: made, error } = await auth().signUp({ email, password, options: { data } });
  return error ? fail({ code: codeOf(error) }) : ok({ signedIn: made.session !== null });
}

/** Sends the mail that confirms a new account once more. The answer is the same for any address. */
export async function resendConfirmation(email: string): Promise<Result<null, SignInError>> {
  const { error } = await auth().resend({ type: 'signup', email });
  return answer(error);
}

/** Sends a mail with a link to choose a new password. The answer is the same for any address. */
export async function sendPasswordReset(email: string): Promise<Result<null, SignInError>> {
  const { error } = await auth().resetPasswordForEmail(email);
  return answer(error);
}

/**
 * Redeems what the link in a mail carries, and signs in. The link works once. `signedUpHere` says whether the account was
 * made with this browser: otherwise someone else may have chosen its password.
 */
export async function redeemMailLink(
  tokenHash: string,
  type: MailLinkType,
): Promise<Result<{ signedUpHere: boolean }, SignInError>> {
  const { data, error } = await auth().verifyOtp({ token_hash: tokenHash, type });
  if (error) return fail({ code: codeOf(error) });
  const mark = localStorage.getItem(SIGN_UP_MARK);
  return ok({ signedUpHere: mark !== null && data.user?.user_metadata[SIGN_UP_MARK] === mark });
}

/** Sets the password of the account that is signed in; the server ends its other sessions. */
export async function changePassword(password: string): Promise<Result<null, SignInError>> {
  const { error } = await auth().updateUser({ password });
  return answer(error);
}

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

/** Makes the signed-in account an admin by an invitation for its address. Refusals: invitation_invalid. */
export const acceptInvitation = (token: string) => respond(rest().rpc('accept_invitation', { token }));

const answer = (error: AuthError | null) => (error ? fail({ code: codeOf(error) }) : ok(null));

function codeOf({ name, status, code }: AuthError): string {
  // The auth client finds this out by itself, and gives it no code.
  if (name === 'AuthSessionMissingError') return 'session_not_found';
  return status ? (code ?? 'unexpected_failure') : 'unreachable';
}
