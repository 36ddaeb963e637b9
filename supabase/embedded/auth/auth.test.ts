import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  anna,
  jsonHeaders,
  mailsTo,
  newestLink,
  password,
  startTestBackend,
  tokenIn,
  type TestBackend,
} from '../tests/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, advanceTimeDelta: 1 });
  backend = await startTestBackend({ siteUrl: 'http://site.localhost:4321' });
});
afterAll(async () => {
  vi.useRealTimers();
  await backend.stop();
});

/** The address in the newest email, checked to lead to our own page. */
async function linkTo(email: string): Promise<URL> {
  const [mail] = await mailsTo(backend, email);
  const link = await newestLink(backend, email);
  expect(`${link.origin}${link.pathname}`).toBe('http://site.localhost:4321/auth/confirm');
  expect(mail?.html).toContain(tokenIn(link));
  return link;
}

test('a new account waits for its confirmation: the email’s link confirms it, once', async () => {
  const email = 'dora@demo.test';
  const { data } = await backend.auth().signUp({ email, password });
  expect(data.session).toBeNull();
  const early = await backend.auth().signInWithPassword({ email, password });
  expect(early.error?.code).toBe('email_not_confirmed');

  const link = await linkTo(email);
  expect(link.hash).toContain('&type=signup');
  const token_hash = tokenIn(link);
  const confirmed = await backend.auth().verifyOtp({ type: 'signup', token_hash });
  expect(confirmed.data.user?.email_confirmed_at).toBeTruthy();
  expect((await backend.auth().verifyOtp({ type: 'signup', token_hash })).error?.code).toBe('otp_expired');
  expect((await backend.auth().signInWithPassword({ email, password })).error).toBeNull();
});

test('without the password nobody learns of an account that waits to be confirmed', async () => {
  await backend.auth().signUp({ email: 'gil@demo.test', password });
  const attempt = async (email: string) => {
    const { error } = await backend.auth().signInWithPassword({ email, password: 'wrong-Passw0rd' });
    return [error?.status, error?.code, error?.message];
  };
  expect(await attempt('gil@demo.test')).toEqual(await attempt('unknown@demo.test'));
  expect((await attempt('gil@demo.test'))[1]).toBe('invalid_credentials');
  const right = await backend.auth().signInWithPassword({ email: 'Gil@demo.test', password });
  expect(right.error?.code).toBe('email_not_confirmed');
});

test('guessing the password of an account that waits to be confirmed ends in a 429 too', async () => {
  await backend.auth().signUp({ email: 'hal@demo.test', password });
  const guess = (word: string) =>
    backend.auth().signInWithPassword({ email: 'hal@demo.test', password: word });
  for (let tries = 0; tries < 10; tries += 1) await guess('wrong');
  expect((await guess(password)).error?.status).toBe(429);
});

/** Passes the minute until another email may be sent, on the server's and the database's clock. */
async function aWhile(): Promise<void> {
  vi.setSystemTime(Date.now() + 61_000);
  for (const column of ['confirmation_sent_at', 'email_change_sent_at']) {
    const { sql } = backend;
    await sql`update auth.users set ${sql(column)} = now() - interval '61 s' where ${sql(column)} is not null`;
  }
}

test('a lost confirmation email is sent again, once a minute at most, and replaces the first', async () => {
  const email = 'ida@demo.test';
  await backend.auth().signUp({ email, password });
  const first = tokenIn(await linkTo(email));
  const resend = () => backend.auth().resend({ type: 'signup', email });
  expect((await resend()).error?.code).toBe('over_email_send_rate_limit');
  await aWhile();
  const answers = await Promise.all([resend(), resend(), resend()]);
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  expect(await mailsTo(backend, email)).toHaveLength(2);

  const verify = (token_hash: string) => backend.auth().verifyOtp({ type: 'signup', token_hash });
  expect((await verify(first)).error?.code).toBe('otp_expired');
  const confirmed = await verify(tokenIn(await linkTo(email)));
  expect(confirmed.data.session).not.toBeNull();
});

test('signing up again sends the email again, and keeps the first password', async () => {
  const email = 'joe@demo.test';
  await backend.auth().signUp({ email, password });
  await aWhile();
  const again = await backend.auth().signUp({ email: 'Joe@demo.test', password: 'stranger-Passw0rd' });
  expect([again.error, again.data.session, again.data.user?.email]).toEqual([null, null, email]);
  expect(await mailsTo(backend, email)).toHaveLength(2);
  const token_hash = tokenIn(await linkTo(email));
  await backend.auth().verifyOtp({ type: 'signup', token_hash });
  expect((await backend.auth().signInWithPassword({ email, password })).error).toBeNull();
});

test('neither a sign-up nor asking for an email tells whether an address has an account', async () => {
  const answers = async (email: string) => {
    const { data, error } = await backend.auth().signUp({ email, password: 'stranger-Passw0rd' });
    const again = await backend.auth().signUp({ email, password: 'stranger-Passw0rd' });
    const early = await backend.auth().resend({ type: 'signup', email });
    await aWhile();
    const later = await backend.auth().resend({ type: 'signup', email });
    const change = await backend.auth().resend({ type: 'email_change', email });
    expect(data.user?.email).toBe(email);
    expect(data.user?.id).not.toBe(anna.id);
    return [error, data.session, again.error?.code, early.error?.code, later.error, change.error?.code];
  };
  const soon = 'over_email_send_rate_limit';
  expect(await answers(anna.email)).toEqual([null, null, soon, soon, null, soon]);
  expect(await answers('kim@demo.test')).toEqual([null, null, soon, soon, null, soon]);
  expect(await mailsTo(backend, anna.email)).toEqual([]);
  expect(await mailsTo(backend, 'kim@demo.test')).toHaveLength(2);
  expect((await backend.auth().signInWithPassword({ email: anna.email, password })).error).toBeNull();
});

test('a forgotten password is replaced by an email’s link', async () => {
  await backend.auth().resetPasswordForEmail(anna.email, { redirectTo: 'http://evil.test/' });
  const link = await linkTo(anna.email);
  expect(link.hash).toContain('&type=recovery');
  const client = backend.auth();
  await client.verifyOtp({ type: 'recovery', token_hash: tokenIn(link) });
  expect((await client.updateUser({ password: 'another-One1' })).error).toBeNull();
  expect((await backend.auth().signInWithPassword({ email: anna.email, password })).error?.code).toBe(
    'invalid_credentials',
  );
  expect(
    (await backend.auth().signInWithPassword({ email: anna.email, password: 'another-One1' })).error,
  ).toBeNull();
});

test('a new address counts only once its own mailbox confirmed it', async () => {
  const email = 'eva@demo.test';
  await backend.auth().signUp({ email, password });
  const client = backend.auth();
  await client.verifyOtp({
    type: 'signup',
    token_hash: tokenIn(await linkTo(email)),
  });
  await client.updateUser({ email: 'eva.new@demo.test' });
  expect((await client.getUser()).data.user?.email).toBe(email);
  const link = await linkTo('eva.new@demo.test');
  expect(link.hash).toContain('&type=email_change');
  await backend.auth().verifyOtp({ type: 'email_change', token_hash: tokenIn(link) });
  const signedIn = await backend.auth().signInWithPassword({ email: 'eva.new@demo.test', password });
  expect(signedIn.data.user?.email).toBe('eva.new@demo.test');
});

test('a new address that someone else took before it was confirmed is refused in words', async () => {
  const client = backend.auth();
  await client.signInWithPassword({ email: 'ben@demo.test', password });
  await client.updateUser({ email: 'contested@demo.test' });
  const token_hash = tokenIn(await linkTo('contested@demo.test'));
  await backend.auth().signUp({ email: 'contested@demo.test', password });
  const { error } = await backend.auth().verifyOtp({ type: 'email_change', token_hash });
  expect([error?.status, error?.code]).toEqual([422, 'email_exists']);
  expect((await client.getUser()).data.user?.email).toBe('ben@demo.test');
});

test('going back to the current address voids the link to the new one', async () => {
  const client = backend.auth();
  await client.signInWithPassword({ email: 'ben@demo.test', password });
  await client.updateUser({ email: 'mistyped@demo.test' });
  const token_hash = tokenIn(await linkTo('mistyped@demo.test'));
  await aWhile();
  await client.updateUser({ email: 'Ben@demo.test' });
  const { data, error } = await backend.auth().verifyOtp({ type: 'email_change', token_hash });
  expect([error?.code, data.session]).toEqual(['otp_expired', null]);
  expect((await client.getUser()).data.user?.email).toBe('ben@demo.test');
});

test('an email for a change of address is sent again, and replaces the first', async () => {
  const client = backend.auth();
  await client.signInWithPassword({ email: 'ben@demo.test', password });
  await client.updateUser({ email: 'ben.later@demo.test' });
  const first = tokenIn(await linkTo('ben.later@demo.test'));
  await aWhile();
  expect((await backend.auth().resend({ type: 'email_change', email: 'ben@demo.test' })).error).toBeNull();
  const second = tokenIn(await linkTo('ben.later@demo.test'));
  const verify = (token_hash: string) => backend.auth().verifyOtp({ type: 'email_change', token_hash });
  expect((await verify(first)).error?.code).toBe('otp_expired');
  expect((await verify(second)).data.user?.email).toBe('ben.later@demo.test');
  await backend.sql`update auth.users set email = 'ben@demo.test' where email = 'ben.later@demo.test'`;
});

test.each([
  ['12345', 'weak_password'],
  ['elevenchars', 'weak_password'],
  ['Passwordpassword', 'weak_password'],
  ['é'.repeat(37), 'password_too_long'],
])('the password %s is refused in words: %s', async (word, code) => {
  const { error } = await backend.auth().signUp({ email: 'fay@demo.test', password: word });
  expect([error?.status, error?.code]).toEqual([422, code]);
  const ben = backend.auth();
  await ben.signInWithPassword({ email: 'ben@demo.test', password });
  const change = await ben.updateUser({ password: word, current_password: password });
  expect([change.error?.status, change.error?.code]).toEqual([422, code]);
});

test('what a person writes about themselves adds no markup to an email', async () => {
  const email = '"<b>"@demo.test';
  await backend.auth().signUp({ email, password });
  const mails = await mailsTo(backend, email);
  expect(mails.every((mail) => !mail.html.includes('<b>'))).toBe(true);
});

test('sessions refresh, and signing out ends them', async () => {
  const client = backend.auth();
  await client.signInWithPassword({ email: 'ben@demo.test', password });
  const { data } = await client.refreshSession();
  expect(data.session?.access_token).toBeTruthy();
  await client.signOut();
  const again = await backend.auth().refreshSession({ refresh_token: data.session?.refresh_token ?? '' });
  expect(again.error).not.toBeNull();
});

test('guessing a password ends in a 429, for that account only', async () => {
  const guess = () => backend.auth().signInWithPassword({ email: 'dora@demo.test', password: 'wrong' });
  for (let tries = 0; tries < 10; tries += 1) expect((await guess()).error?.code).toBe('invalid_credentials');
  expect((await guess()).error?.status).toBe(429);
  expect((await backend.auth().signInWithPassword({ email: 'dora@demo.test', password })).error?.status).toBe(
    429,
  );
  expect((await backend.auth().signInWithPassword({ email: 'ben@demo.test', password })).error).toBeNull();
});

test('guessing in parallel gains nothing', async () => {
  const post = async (path: string, body: object) =>
    (
      await backend.fetch(`/auth/v1/${path}`, {
        method: 'POST',
        headers: jsonHeaders,
        body: JSON.stringify(body),
      })
    ).status;
  const guesses = Array.from({ length: 40 }, (_, n) => n);
  const passwords = await Promise.all(
    guesses.map((n) =>
      post('token?grant_type=password', { email: 'anyone@demo.test', password: `guess-${n}` }),
    ),
  );
  expect(passwords.filter((status) => status === 400)).toHaveLength(10);
  const codes = await Promise.all(
    guesses.map((n) => post('verify', { type: 'recovery', token_hash: String(n).padStart(64, '0') })),
  );
  expect(codes.filter((status) => status === 403).length).toBeLessThanOrEqual(20);
});

test('guessing the code of an email ends in a 429, whichever call is used', async () => {
  const guess = (method: string, path: string) =>
    backend.fetch(`/auth/v1/${path}${method === 'POST' ? '' : `?type=recovery&token=${'0'.repeat(64)}`}`, {
      method,
      headers: jsonHeaders,
      ...(method === 'POST' && { body: JSON.stringify({ type: 'recovery', token_hash: '0'.repeat(64) }) }),
    });
  for (let tries = 0; tries < 20; tries += 1) await guess('POST', 'verify');
  expect((await guess('POST', 'verify')).status).toBe(429);
  expect((await guess('POST', '%76erify')).status).toBe(400);
  expect((await guess('GET', 'verify')).status).toBe(405);
  expect((await guess('HEAD', 'verify')).status).toBe(405);
});

test('asking for email after email ends in a 429', async () => {
  const ask = () => backend.auth().resetPasswordForEmail('nobody@demo.test');
  for (let tries = 0; tries < 5; tries += 1) expect((await ask()).error).toBeNull();
  expect((await ask()).error?.status).toBe(429);
});

test('the mailbox page shows emails, only under this machine’s own names', async () => {
  const [mail] = await mailsTo(backend, 'eva@demo.test');
  const list = await backend.fetch('/mailbox');
  expect(await list.text()).toContain('eva@demo.test');
  const page = await (await backend.fetch(`/mailbox/${mail?.id}`)).text();
  expect(page).toContain('Please confirm');
  expect((await backend.fetch('/mailbox/../../secrets')).status).not.toBe(200);
  const { port } = new URL(backend.url);
  const rebound = await requestWithHost(`127.0.0.1`, Number(port), '/mailbox', 'evil.test');
  expect(rebound).toBe(403);
  for (const name of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'CF-Connecting-IP']) {
    const { status } = await backend.fetch('/mailbox', { headers: { [name]: '203.0.113.9' } });
    expect(status, name).toBe(403);
  }
});

test('signing in with a link or code by email is not offered, and makes no account', async () => {
  const { error } = await backend.auth().signInWithOtp({ email: 'stranger@demo.test' });
  expect([error?.status, error?.code]).toEqual([422, 'otp_disabled']);
  expect(await backend.sql`select from auth.users where email = 'stranger@demo.test'`).toHaveLength(0);
});

test('an address that no mailbox can have is refused in words', async () => {
  const { error } = await backend.auth().signUp({ email: `${'a'.repeat(300)}@demo.test`, password });
  expect([error?.status, error?.code]).toEqual([400, 'validation_failed']);
});

async function requestWithHost(address: string, port: number, path: string, host: string): Promise<number> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    const sent = request({ host: address, port, path, headers: { Host: host } }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.once('error', reject);
    sent.end();
  });
}
