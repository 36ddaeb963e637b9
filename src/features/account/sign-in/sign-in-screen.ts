import { atom, computed } from 'nanostores';
import { signIn } from '../../../data/auth.ts';
import { $session } from '../../../data/session.ts';
import { wordSignInError } from '../../../domain/auth-words.ts';
import { homeOf } from '../../../domain/home.ts';
import { returnPath } from '../../../lib/return-path.ts';
import type { Credentials } from '../credentials.ts';
import { partingAction } from '../parting-action.ts';

type Place = { search: string; origin: string; hostname: string };

/** Signing in, then on to the remembered page or to the role's home. */
export function createSignInScreen(place: Place, hostedDomains: readonly string[]) {
  const origin = returnPath(place.search, place.origin);
  const $email = atom('');
  const signingIn = partingAction(({ email, password }: Credentials) => signIn(email, password));
  return {
    /** Whether a page waits behind the sign-in. */
    comesFromPage: origin !== undefined,
    signIn(credentials: Credentials) {
      $email.set(credentials.email);
      return signingIn.run(credentials);
    },
    $busy: signingIn.$busy,
    $problem: computed(
      signingIn.$error,
      (error) => error && wordSignInError(error.code, place.hostname, hostedDomains),
    ),
    /** The address that was right but for its confirmation, which can be sent again. */
    $unconfirmed: computed([signingIn.$error, $email], (error, email) =>
      error?.code === 'email_not_confirmed' ? email : undefined,
    ),
    /** Where someone who is signed in goes on to. */
    $next: computed($session, (session) =>
      session.state === 'signed-in' ? (origin ?? homeOf(session.profile.role)) : undefined,
    ),
  };
}
