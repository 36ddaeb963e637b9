import { AuthClient } from '@supabase/auth-js';
import type { Failure } from '../lib/failure.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { authFailure, settled } from './auth-answer.ts';
import { backendUrl, publishableKey } from './backend.ts';
import { auth } from './client.ts';

/** An app for codes during set-up: its key as a picture to scan, and as text to type. */
export type NewFactor = { id: string; picture: string; key: string };

/**
 * Begins to set up an app for codes. It counts once its first code was right. `issuer` is our name in the app.
 * Refusals: sign_in_again (the session is older than ten minutes), too_many_enrolled_mfa_factors.
 */
export async function beginFactor(issuer: string): Promise<Result<NewFactor, Failure>> {
  // Two apps of an account can't share a name, not even an empty one.
  const friendlyName = new Date().toISOString();
  const { data, error } = await auth().mfa.enroll({ factorType: 'totp', issuer, friendlyName });
  if (error) return fail(authFailure(error));
  return ok({ id: data.id, picture: data.totp.qr_code, key: data.totp.secret });
}

/** Checks a code of the new app, which then replaces any other. Refusals: mfa_verification_failed. */
export async function confirmFactor(id: string, code: string): Promise<Result<null, Failure>> {
  const confirmed = settled(await auth().mfa.challengeAndVerify({ factorId: id, code }));
  if (!confirmed.ok) return confirmed;
  const others = await verifiedFactors(auth());
  for (const other of others.ok ? others.value : []) {
    if (other !== id) await auth().mfa.unenroll({ factorId: other });
  }
  return confirmed;
}

/** Completes a sign-in with a code from the account's app. Refusals: mfa_verification_failed. */
export async function enterCode(code: string, client = auth()): Promise<Result<null, Failure>> {
  const factors = await verifiedFactors(client);
  if (!factors.ok) return factors;
  let entered: Result<null, Failure> = fail({ kind: 'refused', code: 'mfa_verification_failed' });
  // There are two if replacing one was interrupted.
  for (const factorId of factors.value) {
    entered = settled(await client.mfa.challengeAndVerify({ factorId, code }));
    if (entered.ok) break;
  }
  return entered;
}

/**
 * Signs in again with password and code while the session is open, then replaces it, so that this page never lacks its
 * second factor. Refusals: code_missing, invalid_credentials, mfa_verification_failed.
 */
export async function signInAgain(
  email: string,
  password: string,
  code: string,
): Promise<Result<null, Failure>> {
  if (!code) return fail({ kind: 'refused', code: 'code_missing' });
  const aside = new AuthClient({
    url: `${backendUrl()}/auth/v1`,
    headers: { apikey: publishableKey },
    storageKey: 'sign-in-again',
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });
  const proven = settled(await aside.signInWithPassword({ email, password }));
  if (!proven.ok) return proven;
  const entered = await enterCode(code, aside);
  if (!entered.ok) return entered;
  const { data } = await aside.getSession();
  if (!data.session) return fail({ kind: 'signed-out', code: 'session_not_found' });
  return settled(await auth().setSession(data.session));
}

/** The ids of the account's apps, newest first. */
const verifiedFactors = async (client: ReturnType<typeof auth>): Promise<Result<string[], Failure>> => {
  const { data, error } = await client.mfa.listFactors();
  if (error) return fail(authFailure(error));
  return ok(data.totp.map(({ id }) => id).toReversed());
};
