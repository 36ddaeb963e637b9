import type { DemoAccount } from '../../scripts/demo/accounts.ts';
import { publishableKey } from './stack.ts';

/** Signs in over HTTP and hands back the session as the auth client keeps it. Throws when the account is refused. */
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

/** An access token lasts an hour, and is never made fresh here. */
const KEPT_FOR_MS = 30 * 60_000;
const kept = new Map<string, { session: Promise<Session>; until: number }>();

/** A session of a demo account that the journeys of a worker share: none of them may end it. */
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

/** What a browser keeps of a session, as if the person had signed in there before. */
export function storageOf(origin: string, session: unknown, role?: 'admin' | 'caregiver') {
  const localStorage = [{ name: 'session', value: JSON.stringify(session) }];
  if (role) localStorage.push({ name: 'role', value: role });
  return { cookies: [], origins: [{ origin, localStorage }] };
}
