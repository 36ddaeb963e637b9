// bundle: sign-in
import { MALFORMED_EMAIL, UNDELIVERABLE_EMAIL } from './email.ts';
import type { Wording } from './explain.ts';

/** What the auth server says against the address an email is to go to. */
export const ADDRESS: Wording = {
  email_address_invalid: UNDELIVERABLE_EMAIL,
  email_address_not_authorized: UNDELIVERABLE_EMAIL,
  validation_failed: UNDELIVERABLE_EMAIL,
};

const KNOWN_ADDRESS = 'There is an account with this email address already. Sign in instead.';

/** … against the address a new account is to have. */
export const NEW_ADDRESS: Wording = {
  ...ADDRESS,
  email_exists: KNOWN_ADDRESS,
  user_already_exists: KNOWN_ADDRESS,
};

/** … against an address to sign in with. */
export const KNOWN_EMAIL: Wording = { validation_failed: MALFORMED_EMAIL };

const WRONG_PASSWORD = 'This is not your password. Check it, then try again.';

/** … against the password of the account that is signed in. */
export const CURRENT_PASSWORD: Wording = {
  invalid_credentials: WRONG_PASSWORD,
  current_password_mismatch: WRONG_PASSWORD,
};

/** … against a password that is made up here. */
export const NEW_PASSWORD: Wording = {
  weak_password: 'This password is too easy to guess. Choose another one.',
  password_too_long:
    'This password is too long: at most 72 letters, and accents and other signs count for more.',
  same_password: 'This is the password that you have already. Choose another one, or sign in with it.',
};

const INVITATION_OVER =
  'This invitation can’t be used: it is for another address, was used, or is too old. Ask the person who invited you for a new one.';

/** Why an invitation was not accepted. */
export const INVITATION: Wording = {
  invitation_invalid: INVITATION_OVER,
  you_are_placed: 'A family counts on you. Call us to end that placement first, then accept.',
};

/** Why signing up failed. */
export const REGISTRATION: Wording = {
  admin_registration_closed: INVITATION_OVER,
  over_email_send_rate_limit:
    'We sent an email to this address a moment ago. Look in its inbox, and in the spam folder; if it isn’t there, wait a minute and sign up again.',
  signup_disabled: 'New accounts can’t be made at the moment. Please try again another day.',
};

/** Why an email was not sent. */
export const EMAIL: Wording = {
  ...ADDRESS,
  over_email_send_rate_limit:
    'An email was sent less than a minute ago. Look in the inbox, and in the spam folder; if it isn’t there, wait a minute and ask again.',
};

/** Why the link of an email does nothing. */
export const LINK: Wording = {
  otp_expired: 'It is more than an hour old, was used already, or a newer email took its place.',
  validation_failed: 'This link is not complete. Open it from the email again, or copy all of it.',
};

const LINK_USED_UP = 'The time for this has run out. Ask for a new link, and choose your password again.';

/** Why a new password could not be chosen with the link of an email. */
export const RECOVERY: Wording = {
  bad_jwt: LINK_USED_UP,
  sign_in_again: LINK_USED_UP,
  session_expired: LINK_USED_UP,
  session_not_found: LINK_USED_UP,
};

/**
 * Why signing in failed. Wrong credentials on a host that is neither localhost nor one of the hosted-app domains (or
 * below one) are answered with the exact words of docs/specification.md, Errors.
 */
export const signInWording = (host: string, hostedDomains: readonly string[]): Wording => ({
  email_not_confirmed:
    'Your email address is not confirmed yet. Open the link in the email that we sent when you signed up, then sign in.',
  invalid_credentials: isKnownHost(host, hostedDomains)
    ? 'The email address or the password is not right. Check both, then try again.'
    : `Authentication failed. Current domain (${host}) may not be authorized. Please add this domain to the auth console authorized domains.`,
});

/** The build's hosted-app domains (docs/specification.md, Fixed names), from their comma-separated list. */
export const readHostedDomains = (list: string | undefined): string[] =>
  (list ?? '')
    .split(',')
    .map((domain) => domain.trim().toLowerCase())
    .filter(Boolean);

const isKnownHost = (host: string, hostedDomains: readonly string[]) =>
  host === 'localhost' || hostedDomains.some((domain) => host === domain || host.endsWith(`.${domain}`));
