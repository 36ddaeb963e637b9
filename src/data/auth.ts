// bundle: session
import type { Failure } from '../lib/failure.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { signUpSecret } from '../state/device/storage.ts';
import { authFailure, settled } from './auth-answer.ts';
import { auth, refreshing, rest } from './client.ts';
import { respond } from './respond.ts';

/** Signs in. Refusals: invalid_credentials, email_not_confirmed, user_banned, over_request_rate_limit. */
export const signIn = async (email: string, password: string) =>
  settled(await auth().signInWithPassword({ email, password }));

/**
 * Registers with email, password and the role asked for. The database decides which role is stored, and stores admin
 * only with an invitation to this address. `signedIn` is false while the address waits to be confirmed. Refusals:
 * admin_registration_closed, weak_password, email_address_invalid, over_email_send_rate_limit.
 */
export async function register(
  email: string,
  password: string,
  invitation?: { token: string; name: string },
): Promise<Result<{ signedIn: boolean }, Failure>> {
  // An earlier try may have arrived, so its secret is reused. One UUID has 122 random bits.
  const secret = signUpSecret.read() ?? crypto.randomUUID() + crypto.randomUUID();
  // If the device stores nothing, the person chooses the password again on confirming.
  signUpSecret.keep(secret);
  const data = {
    role: invitation ? 'admin' : 'caregiver',
    invitation: invitation?.token,
    full_name: invitation?.name,
    sign_up_secret: secret,
  };
  const { data: made, error } = await auth().signUp({ email, password, options: { data } });
  return error ? fail(authFailure(error)) : ok({ signedIn: made.session !== null });
}

/** Ends the session on this device, even if the server can't be reached. */
export async function signOut(): Promise<void> {
  await refreshing.givingUp(() => auth().signOut({ scope: 'local' }));
}

/**
 * Asks the server whether the session has ended, and if so, ends it here. Also false if the server can't be reached.
 */
export async function sessionHasEnded(): Promise<boolean> {
  const { error } = await auth().getUser();
  const ended = [400, 401, 403, 404].includes(error?.status ?? 0);
  if (ended) await signOut();
  return ended;
}

/** The address that an invitation is for; null if it is used, expired, revoked or unknown. */
export const invitedAddress = (token: string): Promise<Result<string | null, Failure>> =>
  respond(rest().rpc('invitation_is_open', { token }));
