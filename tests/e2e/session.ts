import type { BrowserContext } from '@playwright/test';
import type { DemoAccount } from '../../scripts/demo/accounts.ts';
import { embeddedPublishableKey } from '../../supabase/embedded/keys.ts';

/** Signs in over HTTP and hands back the session as the auth client keeps it. Throws when the account is refused. */
export async function openSession(
  origin: string,
  { email, password }: Pick<DemoAccount, 'email' | 'password'>,
): Promise<{ access_token: string }> {
  const response = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: embeddedPublishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok)
    throw new Error(`${email} could not sign in: ${response.status} ${await response.text()}`);
  return (await response.json()) as { access_token: string };
}

/** Gives a browser the session, as if the person had signed in there before. */
export async function keepSession(context: BrowserContext, session: unknown): Promise<void> {
  await context.addInitScript((kept) => {
    // Once only: a test that signs out must stay so.
    if (sessionStorage.getItem('kept')) return;
    sessionStorage.setItem('kept', 'yes');
    localStorage.setItem('session', kept);
  }, JSON.stringify(session));
}
