import { computed } from 'nanostores';
import { register, invitedAddress } from '../../../data/auth.ts';
import { $session } from '../../../data/session.ts';
import { isSameAddress } from '../../../domain/email.ts';
import { homeOf } from '../../../domain/home.ts';
import { href } from '../../../domain/routes.ts';
import type { Failure } from '../../../lib/failure.ts';
import { fail, ok } from '../../../lib/result.ts';
import { carriedEmail } from '../../../state/device/storage.ts';
import { createSignUpForm } from '../sign-up-form.ts';

const calls = { register, invitedAddress, $session };

/**
 * Signs up a caregiver, or an admin with an invitation, and leads to the confirmation page. A signed-in person with
 * nothing to accept goes home.
 */
export function createRegisterScreen(address: string, { register, invitedAddress, $session } = calls) {
  // Older links have it in their query string.
  const invitation = /[?#]invitation=(\w+)/.exec(address)?.[1];

  /** Hosted, a refusal by the database arrives as a plain server error. Checking the invitation tells which it was. */
  async function explained(failure: Failure, email: string) {
    if (!invitation || failure.kind !== 'server') return fail(failure);
    const invited = await invitedAddress(invitation);
    const isGood = !invited.ok || (invited.value !== null && isSameAddress(invited.value, email));
    return fail(isGood ? failure : ({ kind: 'refused', code: 'admin_registration_closed' } as const));
  }

  return {
    /** The token of an invitation's link; undefined without one. */
    invitation,
    /** The form, for the invited address or any. It returns where to go next, unless the new session does that. */
    signUpForm: (invited?: string) =>
      createSignUpForm({
        async submit({ email, password, name }) {
          const done = await register(email, password, invitation ? { token: invitation, name } : undefined);
          if (!done.ok) return explained(done.error, email);
          carriedEmail.keep(email);
          if (!done.value.signedIn) return ok(href('registrationConfirmation'));
          return ok(invitation && href('adminDashboard'));
        },
        email: invited,
        asksName: invitation !== undefined,
        leaves: true,
      }),
    $next: computed($session, (now) =>
      now.state === 'signed-in' && !invitation ? homeOf(now.profile.role) : undefined,
    ),
  };
}
