import type { Failure } from '../lib/failure.ts';
import { explain, explainOnForm } from '../domain/explain.ts';

const TOO_MANY = 'That was tried many times just now. Wait five minutes, then try again.';
const OFFLINE: Failure = { kind: 'offline', code: 'unreachable' };
const UNEXPECTED: Failure = { kind: 'server', code: 'auth' };

const BAD_ADDRESS = 'Mail can’t be sent to this address. Check it for typing mistakes.';
const KNOWN_ADDRESS = 'There is an account with this e-mail address already. Sign in instead.';
const WEAK_PASSWORD = 'This password is too easy to guess. Choose a longer one.';
const SESSION_OVER = 'The time for this has run out. Ask for a new link, and choose your password again.';

const REGISTRATION: Record<string, string> = {
  weak_password: WEAK_PASSWORD,
  user_already_exists: KNOWN_ADDRESS,
  email_exists: KNOWN_ADDRESS,
  over_email_send_rate_limit:
    'We sent a mail to this address a moment ago. Look in its inbox, and in the spam folder; if it isn’t there, wait a minute and sign up again.',
  email_address_invalid: BAD_ADDRESS,
  email_address_not_authorized: BAD_ADDRESS,
  validation_failed: BAD_ADDRESS,
  signup_disabled: 'New accounts can’t be made at the moment. Please try again another day.',
  admin_registration_closed:
    'This invitation can’t be used: it is for another address, was used, or is too old. Ask the person who invited you for a new one.',
  over_request_rate_limit: TOO_MANY,
  unreachable: explainOnForm(OFFLINE),
};

const MAIL: Record<string, string> = {
  over_email_send_rate_limit:
    'A mail was sent less than a minute ago. Look in the inbox, and in the spam folder; if it isn’t there, wait a minute and ask again.',
  email_address_invalid: BAD_ADDRESS,
  email_address_not_authorized: BAD_ADDRESS,
  validation_failed: BAD_ADDRESS,
  over_request_rate_limit: TOO_MANY,
  unreachable: explain(OFFLINE),
};

const LINK: Record<string, string> = {
  otp_expired: 'It is more than an hour old, was used already, or a newer mail took its place.',
  validation_failed: 'This link is not complete. Open it from the mail again, or copy all of it.',
  over_request_rate_limit: TOO_MANY,
  unreachable: explain(OFFLINE),
};

const NEW_PASSWORD: Record<string, string> = {
  weak_password: WEAK_PASSWORD,
  same_password: 'This is the password that you have already. Choose another one, or sign in with it.',
  session_expired: SESSION_OVER,
  session_not_found: SESSION_OVER,
  bad_jwt: SESSION_OVER,
  over_request_rate_limit: TOO_MANY,
  unreachable: explainOnForm(OFFLINE),
};

/**
 * Why signing in failed. Wrong credentials on a host that is neither localhost nor one of the hosted-app domains (or
 * below one) are answered with the exact words of docs/specification.md, Errors.
 */
export function wordSignInError(code: string, host: string, hostedDomains: readonly string[]): string {
  if (code === 'invalid_credentials') {
    return isKnownHost(host, hostedDomains)
      ? 'The e-mail address or the password is not right. Check both, then try again.'
      : `Authentication failed. Current domain (${host}) may not be authorized. Please add this domain to the auth console authorized domains.`;
  }
  if (code === 'email_not_confirmed') {
    return 'Your e-mail address is not confirmed yet. Open the link in the mail that we sent when you signed up, then sign in.';
  }
  if (code === 'user_banned') return 'This account is closed. Call us if you think that is a mistake.';
  if (code === 'over_request_rate_limit') return TOO_MANY;
  if (code === 'validation_failed') return 'Enter an e-mail address like name@example.com.';
  return explainOnForm(code === 'unreachable' ? OFFLINE : UNEXPECTED);
}

/** Why signing up failed. */
export const wordRegistrationError = (code: string) => REGISTRATION[code] ?? explainOnForm(UNEXPECTED);

/** Why a mail could not be sent. */
export const wordMailError = (code: string) => MAIL[code] ?? explain(UNEXPECTED);

/** Why the link of a mail does nothing, which takes a press and no typing. */
export const wordLinkError = (code: string) => LINK[code] ?? explain(UNEXPECTED);

/** Why a new password was not taken. */
export const wordNewPasswordError = (code: string) => NEW_PASSWORD[code] ?? explainOnForm(UNEXPECTED);

/** The build's hosted-app domains (docs/specification.md, Fixed names), from their comma-separated list. */
export const readHostedDomains = (list: string | undefined): string[] =>
  (list ?? '')
    .split(',')
    .map((domain) => domain.trim().toLowerCase())
    .filter(Boolean);

const isKnownHost = (host: string, hostedDomains: readonly string[]) =>
  host === 'localhost' || hostedDomains.some((domain) => host === domain || host.endsWith(`.${domain}`));
