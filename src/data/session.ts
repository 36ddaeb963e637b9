import { atom } from 'nanostores';
import type { DataError } from '../lib/data-error.ts';
import { ROLE_KEY, type Profile } from '../lib/profile.ts';
import { createReadGate } from '../lib/read-gate.ts';
import { ok, type Result } from '../lib/result.ts';
import { auth, rest } from './client.ts';
import { respond } from './respond.ts';

/**
 * Loading until the sign-in state is known; then signed in, with a profile or, when there is none or it could not be
 * read, without (no role), or signed out (specification section 4).
 */
export type Session =
  | { state: 'loading' }
  | { state: 'signed-in'; profile: Profile }
  | { state: 'no-profile'; error?: DataError }
  | { state: 'signed-out' };

/** Who uses this page; `followSession` keeps it true. */
export const $session = atom<Session>({ state: 'loading' });

const REREAD_MS = 60_000;

let leaving = false;

/** From now on a sign-out changes nothing on this page: whoever leaves is on the way to `/`, not to sign-in. */
export function stopFollowing(): void {
  leaving = true;
}

/** Reads the session and follows it: sign-in and sign-out here, in other tabs, and by expiry. Call once a page. */
export function followSession(): () => void {
  // auth-js tells of the same session twice when a page loads, and again whenever its tab gets the focus.
  const gate = createReadGate(REREAD_MS);
  let latest = 0;
  const { data } = auth().onAuthStateChange((event, session) => {
    if (leaving || event === 'TOKEN_REFRESHED') return;
    if (event === 'USER_UPDATED') gate.forget();
    if (session && !gate.opensFor(session.access_token)) return;
    const turn = ++latest;
    if (!session) {
      gate.forget();
      return settle({ state: 'signed-out' });
    }
    const take = (found: Session) => {
      // Meanwhile this device may have been signed out, or someone else signed in.
      if (turn !== latest || leaving) return;
      if (found.state !== 'signed-in') gate.forget();
      settle(found);
    };
    // Not awaited in the callback: auth-js holds its lock until the callback returns.
    setTimeout(() => void readProfile(session.user).then(take), 0);
  });
  return () => data.subscription.unsubscribe();
}

function settle(session: Session): void {
  if (session.state === 'signed-in') localStorage.setItem(ROLE_KEY, session.profile.role);
  // Whoever has lost the profile must lose the role too, or `/` and the guard would send them to each other for ever.
  const lost = session.state === 'no-profile' && !session.error;
  if (lost || session.state === 'signed-out') localStorage.removeItem(ROLE_KEY);
  dispatchEvent(new Event('rolechange'));
  $session.set(session);
}

async function readProfile(user: { id: string; email?: string | undefined }): Promise<Session> {
  const found = await loadProfile(user.id);
  if (!found.ok) return { state: 'no-profile', error: found.error };
  return found.value ? { state: 'signed-in', profile: found.value } : { state: 'no-profile' };
}

/** The profile from users, else built from the legacy record with role caregiver; null when there is neither. */
async function loadProfile(id: string): Promise<Result<Profile | null, DataError>> {
  const current = await respond(
    rest()
      .from('users')
      .select('id, email, role, emailVerified:email_verified, createdAt:created_at, updatedAt:updated_at')
      .eq('id', id)
      .maybeSingle(),
  );
  if (!current.ok || current.value) return current;
  const legacy = await respond(
    rest()
      .from('caregivers')
      .select('email, createdAt:created_at, updatedAt:updated_at')
      .or(`id.eq.${id},user_id.eq.${id}`)
      .maybeSingle(),
  );
  if (!legacy.ok || !legacy.value) return legacy.ok ? ok(null) : legacy;
  return ok({ ...legacy.value, id, role: 'caregiver', emailVerified: false });
}
