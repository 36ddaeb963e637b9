import { setTimeout as sleep } from 'node:timers/promises';
import { errorCodeOf, withFields, type Call, type Handler } from '../gateway/call.ts';
import type { CallName } from '../gateway/calls.ts';
import type { PendingMails } from '../repairs/pending-mails.ts';
import type { Accounts } from './accounts.ts';
import { refusal, refusedByDatabase, signedUp } from './answers.ts';
import { hashInVain, isPassword } from './password-hash.ts';

// Longer than any of these calls takes, so that nobody outside can tell whether an email was written.
const shortestMs = 300;

/**
 * Keeps the auth server's words and times from telling who has an account. Every sign-in compares one hash,
 * and every sign-up computes one. Calls that send emails always take the same time and get the same answer.
 */
export function withSilence(
  next: Handler,
  accounts: Pick<Accounts, 'find' | 'noteEmailChange'>,
  mails: PendingMails,
): Handler {
  const answers: Partial<Record<CallName, Handler>> = {
    'POST /auth/v1/token?grant_type=password': (call) => signIn(call, next, accounts.find),
    // Made up at the same moment for every address, so that its id and times tell nothing.
    'POST /auth/v1/signup': async (call) =>
      (await inSameTime(signUp(call, next, mails))) ?? signedUp(call.email, call.fields['data']),
    'POST /auth/v1/recover': (call) => inSameTime(recover(call, next, mails)),
    'POST /auth/v1/resend': (call) => inSameTime(resend(call, next, mails)),
    'PUT /auth/v1/user': (call) =>
      call.email === '' ? next(call) : inSameTime(changeEmail(call, next, accounts)),
  };
  return (call) => (answers[call.name] ?? next)(call);
}

async function inSameTime<T>(work: Promise<T>): Promise<T> {
  const [done] = await Promise.all([work, sleep(shortestMs)]);
  return done;
}

/** The auth server compares the password only for a confirmed account. For all others it is compared here. */
async function signIn(call: Call, next: Handler, findAccount: Accounts['find']): Promise<Response> {
  const response = await next(call);
  const code = errorCodeOf(response);
  const { password } = call.fields;
  if ((code !== 'invalid_credentials' && code !== 'email_not_confirmed') || typeof password !== 'string') {
    return response;
  }
  const account = await findAccount(call.email);
  const isCompared = code === 'invalid_credentials' && account?.isConfirmed && account.hash;
  const isRight = !isCompared && (await isPassword(password, account?.hash));
  // Only a person with the password learns that it waits to be confirmed.
  if (isRight && code === 'email_not_confirmed') return response;
  return refusal(400, 'invalid_credentials', 'Invalid login credentials');
}

/** The auth server's answer, or undefined for the answer that every address to be confirmed gets. */
async function signUp(call: Call, next: Handler, mails: PendingMails): Promise<Response | undefined> {
  const response = await next(call);
  const { data, password } = call.fields;
  if (response.ok) {
    const { id } = (await response.clone().json()) as { id?: string };
    // Without confirmations the answer is a session, and there is nothing to hide.
    return id === undefined ? response : undefined;
  }
  // The auth server always gives this answer for a known address.
  if (errorCodeOf(response) !== 'over_email_send_rate_limit') return response;
  await hashInVain(String(password));
  // Refused like an unknown address. Someone with an account accepts an invitation by signing in.
  if (asksForMore(data)) return refusedByDatabase('admin_registration_closed');
  await mails.sendConfirmation(call.email);
  return undefined;
}

async function recover(call: Call, next: Handler, mails: PendingMails): Promise<Response> {
  return (await mails.sendRecovery(call.email)) ? Response.json({}) : next(call);
}

async function resend(call: Call, next: Handler, mails: PendingMails): Promise<Response> {
  const response = await next(call);
  if (errorCodeOf(response) !== 'over_email_send_rate_limit')
    return response.ok ? Response.json({}) : response;
  if (call.fields['type'] === 'signup') await mails.sendConfirmation(call.email);
  else await mails.sendChange(call.email);
  return Response.json({});
}

/** A taken address gets the answer of a free one, with times in the same form, and no email. */
async function changeEmail(
  call: Call,
  next: Handler,
  accounts: Pick<Accounts, 'noteEmailChange'>,
): Promise<Response> {
  const response = await next(call);
  // The auth server has checked the token by now, and changed nothing yet.
  const { sub } = call.claims ?? {};
  const isTaken = errorCodeOf(response) === 'email_exists';
  if ((!response.ok && !isTaken) || sub === undefined) return response;
  await accounts.noteEmailChange(sub, call.email, isTaken);
  const others = isTaken ? { ...call.fields, email: undefined } : {};
  return next(withFields({ ...call, email: '' }, others));
}

function asksForMore(data: unknown): boolean {
  const role: unknown = typeof data === 'object' && data !== null && 'role' in data ? data.role : null;
  return (role ?? 'caregiver') !== 'caregiver';
}
