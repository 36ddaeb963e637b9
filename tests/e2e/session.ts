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

/** What a browser keeps of a session, as if the person had signed in there before. */
export function storageOf(origin: string, session: unknown) {
  return {
    cookies: [],
    origins: [{ origin, localStorage: [{ name: 'session', value: JSON.stringify(session) }] }],
  };
}
