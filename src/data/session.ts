// bundle: session
import type { User } from '@supabase/auth-js';
import { atom } from 'nanostores';
import type { Failure } from '../lib/failure.ts';
import type { Profile } from '../domain/profile.ts';
import { createReadGate } from '../lib/read-gate.ts';
import { sessionHasEnded } from './auth.ts';
import { auth, keptSession, NOTHING_EVENT, REFUSED_EVENT, refreshing } from './client.ts';
import { copiesOf, left, profile as kept, role } from '../state/device/storage.ts';
import { wipeDevice } from '../state/device/wipe.ts';
import { loadAccountProfile, loadMissingFactor, type MissingFactor } from './account-profile.ts';

/**
 * Loading until the sign-in state is known; then signed out or signed in. Signed in without a profile means no role:
 * there is no profile, it could not be read, or a second factor is missing (docs/specification.md, Session and guard).
 */
export type Session =
  | { state: 'loading' }
  | { state: 'signed-in'; profile: Profile }
  | { state: 'no-profile'; error?: Failure; missing?: MissingFactor }
  | { state: 'signed-out' };

/** Who uses this page. `followSession` keeps it current. */
export const $session = atom<Session>({ state: 'loading' });

const REREAD_MS = 60_000;
/** An empty list rarely means that the session has ended, so that is checked at most this often. */
const DOUBT_MS = 15_000;
const OFFLINE: Failure = { kind: 'offline', code: 'unreachable' };

let leaving = false;

/** After this, a sign-out changes nothing on this page. Signing out leads to `/`, not to the sign-in page. */
export function stopFollowing(): void {
  leaving = true;
}

/**
 * Reads the session and follows it: sign-in and sign-out here and in other tabs, expiry, and an end elsewhere, which
 * shows in the server's answers. Losing the connection signs nobody out. Call it once on a page.
 */
export function followSession(): () => void {
  // auth-js reports the same session twice when a page loads, and again whenever its tab gets the focus.
  const gate = createReadGate(REREAD_MS);
  const stop = new AbortController();
  let account: User | undefined;
  let latest = 0;
  let reads = 0;
  let readAt = 0;
  /** Whether the shown profile came from the server. */
  let confirmed = false;

  const read = async (user: User) => {
    const turn = ++latest;
    reads += 1;
    readAt = Date.now();
    const found = await readSession(user);
    reads -= 1;
    // This device may have been signed out in the meantime, or another person signed in.
    if (turn !== latest || leaving) return;
    confirmed = found.state === 'signed-in';
    if (!confirmed) gate.forget();
    settle(isFailure(found) ? withoutAnswer(user.id, found) : found);
  };

  const { data } = auth().onAuthStateChange((event, session) => {
    if (leaving || (event === 'TOKEN_REFRESHED' && confirmed)) return;
    if (event === 'USER_UPDATED') gate.forget();
    account = session?.user;
    if (session && !gate.opensFor(session.access_token)) return;
    latest += 1;
    if (!session) {
      gate.forget();
      return settle({ state: 'signed-out' });
    }
    // Not awaited in the callback: auth-js holds its lock until the callback returns.
    setTimeout(() => void read(session.user), 0);
  });

  const again = () => void (account && reads === 0 && read(account));
  addEventListener(REFUSED_EVENT, again, stop);
  addEventListener(NOTHING_EVENT, () => Date.now() - readAt > DOUBT_MS && again(), stop);
  addEventListener('online', () => !confirmed && again(), stop);
  const forgetStall = refreshing.$stalled.subscribe((stalled) => {
    const user = keptSession()?.user;
    if (stalled && user && $session.get().state === 'loading')
      settle(withoutAnswer(user.id, { state: 'no-profile', error: OFFLINE }));
  });
  return () => {
    data.subscription.unsubscribe();
    forgetStall();
    stop.abort();
  };
}

const isFailure = (session: Session) => session.state === 'no-profile' && session.error !== undefined;

/**
 * The session while the profile can't be read: the one on the screen, else one with the kept profile, else the failure.
 */
function withoutAnswer(account: string, failure: Session): Session {
  const shown = $session.get();
  if (shown.state === 'signed-in' && shown.profile.id === account) return shown;
  const isOffline = failure.state === 'no-profile' && failure.error?.kind === 'offline';
  const profile = isOffline ? kept.read() : undefined;
  return profile?.id === account ? { state: 'signed-in', profile } : failure;
}

function settle(session: Session): void {
  // Staff type about families and caregivers, so their texts must not stay on the device without a session.
  if (session.state === 'signed-out' && role.read() === 'admin') void wipeDevice().then(() => show(session));
  else if (holdsOthersCopies(session)) void forgetCopies().then(() => show(session));
  else show(session);
}

/** Whether this device has copies of another person's answers, or of someone no longer signed in. */
function holdsOthersCopies(session: Session): boolean {
  const owner = copiesOf.read();
  const holder = session.state === 'signed-in' && session.profile.role === 'caregiver' && session.profile.id;
  return owner !== undefined && !isFailure(session) && owner !== holder;
}

/** If the code can't be loaded, the next page removes them. */
const forgetCopies = () =>
  import('../state/copy-store.ts').then((store) => store.forgetCopies()).catch(() => undefined);

function keepProfile(profile: Profile | undefined): void {
  kept.keep(profile);
  role.keep(profile?.role);
}

function show(session: Session): void {
  if (session.state === 'signed-in') {
    keepProfile(session.profile);
    left.keep(undefined);
  }
  // Without a profile there must be no role, or `/` and the guard would redirect to each other endlessly.
  if (session.state === 'signed-out' || (session.state === 'no-profile' && !session.error))
    keepProfile(undefined);
  dispatchEvent(new Event('rolechange'));
  $session.set(session);
}

async function readSession(user: User): Promise<Session> {
  const found = await loadAccountProfile(user);
  if (found.ok && found.value) return { state: 'signed-in', profile: found.value };
  // After a sign-out elsewhere the token is still here, and the database answers it with empty lists.
  const mayHaveEnded = found.ok || found.error.kind === 'signed-out';
  if (mayHaveEnded && (await sessionHasEnded())) return { state: 'signed-out' };
  // Before their second factor, staff can't read even their own profile.
  const asked = found.ok ? await loadMissingFactor() : found;
  return asked.ok
    ? { state: 'no-profile', missing: asked.value }
    : { state: 'no-profile', error: asked.error };
}
