import { computed } from 'nanostores';
import { register } from '../../data/auth.ts';
import { $session } from '../../data/session.ts';
import { homeOf } from '../../lib/home.ts';
import { href } from '../../lib/routes.ts';
import { wordRegistrationError } from './auth-words.ts';
import type { Credentials } from './credentials.ts';
import { partingAction } from './parting-action.ts';

/** Signing up as a caregiver, then on to the confirmation page, or home for someone who is signed in already. */
export function createRegisterScreen() {
  const registering = partingAction(({ email, password }: Credentials) =>
    register(email, password, 'caregiver'),
  );
  return {
    /** Answers where to go next; undefined when it was refused, or when the new session leads on by itself. */
    async register(credentials: Credentials): Promise<string | undefined> {
      const done = await registering.run(credentials);
      return done && !done.value.signedIn ? href('registrationConfirmation') : undefined;
    },
    $busy: registering.$busy,
    $problem: computed(registering.$error, (error) => error && wordRegistrationError(error.code)),
    stay: registering.stay,
    $next: computed($session, (session) =>
      session.state === 'signed-in' ? homeOf(session.profile.role) : undefined,
    ),
  };
}
