import { type DataError, explain, explainOnForm } from '../../lib/data-error.ts';

const TOO_MANY = 'That was tried many times just now. Wait five minutes, then try again.';
const OFFLINE: DataError = { kind: 'offline', code: 'unreachable' };
const UNEXPECTED: DataError = { kind: 'server', code: 'auth' };

const REGISTRATION: Record<string, string> = {
  weak_password: 'This password is too easy to guess. Choose a longer one.',
  user_already_exists: 'There is an account with this e-mail address already. Sign in instead.',
  email_exists: 'There is an account with this e-mail address already. Sign in instead.',
  over_email_send_rate_limit:
    'We sent a mail to this address a moment ago. Look in its inbox, and in the spam folder; if it isn’t there, wait a minute and sign up again.',
  email_address_invalid: 'Mail can’t be sent to this address. Check it for typing mistakes.',
  email_address_not_authorized: 'Mail can’t be sent to this address. Use another one.',
  validation_failed: 'Mail can’t be sent to this address. Check it for typing mistakes.',
  signup_disabled: 'New accounts can’t be made at the moment. Please try again another day.',
  over_request_rate_limit: TOO_MANY,
  unreachable: explainOnForm(OFFLINE),
};

const CONFIRMATION: Record<string, string> = {
  otp_expired: 'This link is more than an hour old, or it was used already.',
  validation_failed: 'This link is not complete. Open it from the mail again, or copy all of it.',
  over_request_rate_limit: TOO_MANY,
  unreachable: explain(OFFLINE),
};

/**
 * Why signing in failed. Wrong credentials on a host that is neither localhost nor one of the hosted-app domains (or
 * below one) are answered with the exact words of the specification's section 8.
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
  return explainOnForm(code === 'unreachable' ? OFFLINE : UNEXPECTED);
}

/** Why signing up failed. */
export const wordRegistrationError = (code: string) => REGISTRATION[code] ?? explainOnForm(UNEXPECTED);

/** Why an address could not be confirmed, which takes a press and no typing. */
export const wordConfirmationError = (code: string) => CONFIRMATION[code] ?? explain(UNEXPECTED);

/** The build's hosted-app domains (design section 10), from their comma-separated list. */
export const readHostedDomains = (list: string | undefined): string[] =>
  (list ?? '')
    .split(',')
    .map((domain) => domain.trim().toLowerCase())
    .filter(Boolean);

const isKnownHost = (host: string, hostedDomains: readonly string[]) =>
  host === 'localhost' || hostedDomains.some((domain) => host === domain || host.endsWith(`.${domain}`));
