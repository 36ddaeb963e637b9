import { computed } from 'nanostores';
import { register } from '../../../data/auth.ts';
import { $session } from '../../../data/session.ts';
import { wordRegistrationError } from '../../../domain/auth-words.ts';
import { homeOf } from '../../../domain/home.ts';
import { href } from '../../../domain/routes.ts';
import { carryEmail } from '../carried-email.ts';
import type { Credentials } from '../credentials.ts';
import { readInvitation } from './invitation-screen.ts';
import { partingAction } from '../parting-action.ts';

/**
 * Signing up as a caregiver, or as an admin with an invitation, then on to the confirmation page; home for someone who is
 * signed in already and has nothing to accept.
 */
export function createRegisterScreen(search: string) {
  const invitation = readInvitation(search);
  const registering = partingAction(({ email, password }: Credentials) =>
    register(email, password, invitation ? 'admin' : 'caregiver', invitation),
  );
  return {
    invitation,
    /** Answers where to go next; undefined when it was refused, or when the new session leads on by itself. */
    async register(credentials: Credentials): Promise<string | undefined> {
      const done = await registering.run(credentials);
      if (!done) return undefined;
      carryEmail(credentials.email);
      if (!done.value.signedIn) return href('registrationConfirmation');
      return invitation ? href('adminDashboard') : undefined;
    },
    $busy: registering.$busy,
    $problem: computed(registering.$error, (error) => error && wordRegistrationError(error.code)),
    stay: registering.stay,
    $next: computed($session, (session) =>
      session.state === 'signed-in' && !invitation ? homeOf(session.profile.role) : undefined,
    ),
  };
}
