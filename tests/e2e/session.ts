import type { DemoAccount } from '../../scripts/demo/accounts.ts';
import { publishableKey } from './stack.ts';

/**
 * Signs in over HTTP and returns the session as the auth client stores it. Throws if the account is refused.
 */
export async function openSession(
  origin: string,
  { email, password }: Pick<DemoAccount, 'email' | 'password'>,
): Promise<{ access_token: string; user: { id: string } }> {
  const response = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok)
    throw new Error(`${email} could not sign in: ${response.status} ${await response.text()}`);
  return (await response.json()) as { access_token: string; user: { id: string } };
}

type Session = Awaited<ReturnType<typeof openSession>>;

/** An access token lasts an hour, and is not refreshed here. */
const KEPT_FOR_MS = 30 * 60_000;
const kept = new Map<string, { session: Promise<Session>; until: number }>();

/** A session of a demo account for all journeys of a worker, so none may end it. */
export async function keptSession(origin: string, account: DemoAccount): Promise<Session> {
  const key = `${origin} ${account.email}`;
  const found = kept.get(key);
  if (found && found.until > Date.now()) return found.session;
  const session = openSession(origin, account);
  kept.set(key, { session, until: Date.now() + KEPT_FOR_MS });
  return session;
}

/** Another server may have the origin of one that has stopped. */
export function forgetSessions(origin: string): void {
  for (const key of kept.keys()) if (key.startsWith(`${origin} `)) kept.delete(key);
}

/** A browser's storage of a session, as after an earlier sign-in. */
export function storageOf(origin: string, session: unknown, role?: 'admin' | 'caregiver') {
  const localStorage = [{ name: 'session', value: JSON.stringify(session) }];
  if (role) localStorage.push({ name: 'role', value: role });
  return { cookies: [], origins: [{ origin, localStorage }] };
}
