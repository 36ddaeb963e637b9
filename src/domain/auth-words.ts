// bundle: sign-in
import { MALFORMED_EMAIL, UNDELIVERABLE_EMAIL } from './email.ts';
import type { Wording } from './explain.ts';
import { fill } from '../lib/fill.ts';
import * as t from './auth-words.words.ts';

/** Why the auth server refuses an address that an email should go to. */
export const ADDRESS: Wording = {
  email_address_invalid: UNDELIVERABLE_EMAIL,
  email_address_not_authorized: UNDELIVERABLE_EMAIL,
  validation_failed: UNDELIVERABLE_EMAIL,
};

const KNOWN_ADDRESS = t.thereAccountEmailAddress;

/** … the address of a new account. */
export const NEW_ADDRESS: Wording = {
  ...ADDRESS,
  email_exists: KNOWN_ADDRESS,
  user_already_exists: KNOWN_ADDRESS,
};

/** … an address to sign in with. */
export const KNOWN_EMAIL: Wording = { validation_failed: MALFORMED_EMAIL };

const WRONG_PASSWORD = t.notPasswordCheckThen;

/** … the current password. */
export const CURRENT_PASSWORD: Wording = {
  invalid_credentials: WRONG_PASSWORD,
  current_password_mismatch: WRONG_PASSWORD,
};

/** … a new password. */
export const NEW_PASSWORD: Wording = t.newPassword;

const INVITATION_OVER = t.invitationCantUsedAnother;

/** Why an invitation was not accepted. */
export const INVITATION: Wording = {
  invitation_invalid: INVITATION_OVER,
  you_are_placed: t.familyCountsCallEnd,
};

/** Why signing up failed. */
export const REGISTRATION: Wording = {
  admin_registration_closed: INVITATION_OVER,
  over_email_send_rate_limit: t.sentEmailAddressMoment,
  signup_disabled: t.newAccountsCantMade,
};

/** Why an email was not sent. */
export const EMAIL: Wording = {
  ...ADDRESS,
  over_email_send_rate_limit: t.emailSentLessThan,
};

/** Why the link in an email does not work. */
export const LINK: Wording = {
  otp_expired: t.moreThanHourOld,
  validation_failed: t.linkNotCompleteOpen,
};

const LINK_USED_UP = t.timeRunOutAsk;

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
  email_not_confirmed: t.emailAddressNotConfirmed,
  invalid_credentials: isKnownHost(host, hostedDomains)
    ? t.emailAddressPasswordNot
    : fill(t.authenticationFailedCurrentDomain, { host }),
});

/** The build's hosted-app domains (docs/specification.md, Fixed names), from their comma-separated list; without one, the site's own. */
export const readHostedDomains = (list: string | undefined, site: string | undefined): string[] =>
  (list || (site ? new URL(site).hostname : ''))
    .split(',')
    .map((domain) => domain.trim().toLowerCase())
    .filter(Boolean);

const isKnownHost = (host: string, hostedDomains: readonly string[]) =>
  host === 'localhost' || hostedDomains.some((domain) => host === domain || host.endsWith(`.${domain}`));
