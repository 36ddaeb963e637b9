import { atom } from 'nanostores';
import type { DataError } from '../lib/data-error.ts';
import { ROLE_KEY, type Profile } from '../lib/profile.ts';
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

export const $session = atom<Session>({ state: 'loading' });

let leaving = false;

/** From now on a sign-out changes nothing on this page: whoever leaves is on the way to `/`, not to sign-in. */
export function stopFollowing(): void {
  leaving = true;
}

/** Reads the session and follows it: sign-in and sign-out here, in other tabs, and by expiry. Call once a page. */
export function followSession(): () => void {
  const { data } = auth().onAuthStateChange((event, session) => {
    if (leaving || event === 'TOKEN_REFRESHED') return;
    if (!session) return settle({ state: 'signed-out' });
    // Not awaited in the callback: auth-js holds its lock until the callback returns.
    setTimeout(() => void readProfile(session.user).then(settle), 0);
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
