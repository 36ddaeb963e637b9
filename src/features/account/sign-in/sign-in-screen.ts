import { atom, computed } from 'nanostores';
import { signIn } from '../../../data/auth.ts';
import { $session } from '../../../data/session.ts';
import { signInWording } from '../../../domain/auth-words.ts';
import { matchRoute } from '../../../domain/routes.ts';
import { homeOf } from '../../../domain/home.ts';
import { returnPath } from '../../../lib/return-path.ts';
import { createSignInForm } from './sign-in-form.ts';

const calls = { signIn, $session };
type Place = { search: string; hash: string; origin: string; hostname: string };

/** Signs in, then leads to the remembered page with its `#` part, or to the role's home. */
export function createSignInScreen(
  place: Place,
  hostedDomains: readonly string[],
  { signIn, $session } = calls,
) {
  const origin = returnPath(place.search, place.origin);
  const $tried = atom('');
  const form = createSignInForm((email, password) => {
    $tried.set(email);
    return signIn(email, password);
  });
  return {
    form,
    wording: signInWording(place.hostname, hostedDomains),
    /** The title of the page that follows signing in; undefined without one. */
    page: origin && matchRoute(origin.split(/[?#]/, 1)[0] ?? '')?.route.title,
    /** The address of a right password that still needs confirming. Its email can be sent again. */
    $unconfirmed: computed([form.$state, $tried], ({ failure }, email) =>
      failure?.code === 'email_not_confirmed' ? email : undefined,
    ),
    /** Where a signed-in person goes next. */
    $next: computed($session, (now) =>
      now.state === 'signed-in'
        ? origin === undefined
          ? homeOf(now.profile.role)
          : origin + place.hash
        : undefined,
    ),
  };
}
