import { computed } from 'nanostores';
import { signIn } from '../../data/auth.ts';
import { $session } from '../../data/session.ts';
import { homeOf } from '../../lib/home.ts';
import { returnPath } from '../../lib/return-path.ts';
import { wordSignInError } from './auth-words.ts';
import type { Credentials } from './credentials.ts';
import { partingAction } from './parting-action.ts';

type Place = { search: string; origin: string; hostname: string };

/** Signing in, then on to the remembered page or to the role's home. */
export function createSignInScreen(place: Place, hostedDomains: readonly string[]) {
  const signingIn = partingAction(({ email, password }: Credentials) => signIn(email, password));
  return {
    signIn: signingIn.run,
    $busy: signingIn.$busy,
    $problem: computed(
      signingIn.$error,
      (error) => error && wordSignInError(error.code, place.hostname, hostedDomains),
    ),
    /** Where someone who is signed in goes on to. */
    $next: computed($session, (session) =>
      session.state === 'signed-in'
        ? (returnPath(place.search, place.origin) ?? homeOf(session.profile.role))
        : undefined,
    ),
  };
}
