import { expect, test } from '@playwright/test';
import { publishableKey, stack } from './stack.ts';

export type Mail = { to: string; subject: string; text: string; sentAt: string };

/** An address that no other test uses. */
export const newAddress = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@people.test`;

/** The emails to an address, the newest first. */
export async function mailsTo(origin: string, email: string): Promise<Mail[]> {
  test.skip(stack !== undefined && !stack.mailboxUrl, 'reads an email, and E2E_MAILBOX_URL is not set');
  const response = await fetch(`${origin}/mailbox/messages.json?to=${encodeURIComponent(email)}`);
  return (await response.json()) as Mail[];
}

/** The newest emails to anyone, the newest first. */
export const allMails = (origin: string) => mailsTo(origin, '');

/** The path of the link in the newest email to an address, once there are `count` emails. */
export async function linkInMail(origin: string, email: string, count = 1): Promise<string> {
  await expect.poll(async () => (await mailsTo(origin, email)).length).toBe(count);
  const [mail] = await mailsTo(origin, email);
  const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  return link.replace(/^https?:\/\/[^/]+/, '');
}

/** Sends a call to the auth server as a page would. */
export const send = (origin: string, path: string, body: object, { method = 'POST', token = '' } = {}) =>
  fetch(`${origin}/auth/v1/${path}`, {
    method,
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${token || publishableKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });

const SECRET = 'the secret of the device that signs up';

/** Signs up without confirming. */
export async function signUp(origin: string, email: string, password: string): Promise<void> {
  const data = { sign_up_secret: SECRET };
  expect((await send(origin, 'signup', { email, password, data })).status).toBe(200);
}

/**
 * Confirms an address with its newest email's link, like the page on the device that signed up. `count` is as
 * for `linkInMail`.
 */
export async function confirm(origin: string, email: string, count = 1): Promise<void> {
  const params = new URLSearchParams((await linkInMail(origin, email, count)).split('#')[1]);
  params.delete('email');
  const confirmed = await send(origin, 'verify', Object.fromEntries(params));
  expect(confirmed.status).toBe(200);
  const { access_token } = (await confirmed.json()) as { access_token: string };
  const claimed = await fetch(`${origin}/rest/v1/rpc/claim_password`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${access_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ secret: SECRET }),
  });
  expect(await claimed.json()).toBe(true);
}

/** An account of its own for a test, confirmed. */
export async function newCaregiver(
  origin: string,
  name: string,
): Promise<{ email: string; password: string }> {
  const account = { email: newAddress(name), password: 'first-Passw0rd' };
  await signUp(origin, account.email, account.password);
  await confirm(origin, account.email);
  return account;
}
