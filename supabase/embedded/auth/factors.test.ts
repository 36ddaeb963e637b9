import { TOTP, Secret } from 'otpauth';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  anna,
  ben,
  jsonHeaders,
  password,
  startTestBackend,
  type TestBackend,
} from '../tests/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  backend = await startTestBackend();
});
afterAll(async () => {
  vi.useRealTimers();
  await backend.stop();
});

type Client = ReturnType<TestBackend['auth']>;

async function signedIn(email: string): Promise<Client> {
  const client = backend.auth();
  const { error } = await client.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

async function enrol(client: Client) {
  const { data, error } = await client.mfa.enroll({
    ...{ factorType: 'totp', issuer: 'Care' },
    friendlyName: crypto.randomUUID(),
  });
  if (error) throw error;
  return data;
}

/** The code after this many steps of half a minute. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

const tokenOf = async (client: Client) => (await client.getSession()).data.session?.access_token ?? '';

const levelOf = async (client: Client) =>
  (await client.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel;

/** Lets a few steps and the limits' five minutes pass. */
const aWhile = () => vi.setSystemTime(Date.now() + 5 * 60_000 + 1);

let secret: string;
let factorId: string;

test('a factor counts once its first code was right, and the session says so, also refreshed', async () => {
  const client = await signedIn(anna.email);
  const other = await signedIn(anna.email);
  expect(await levelOf(client)).toBe('aal1');
  const made = await enrol(client);
  expect(made.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /);
  expect(made.totp.uri).toMatch(/^otpauth:\/\/totp\/Care:anna%40demo.test\?.*secret=/);
  ({ secret } = made.totp);
  factorId = made.id;

  const wrong = await client.mfa.challengeAndVerify({ factorId, code: '000000' });
  expect([wrong.error?.status, wrong.error?.code]).toEqual([422, 'mfa_verification_failed']);
  expect((await client.mfa.listFactors()).data?.totp).toEqual([]);

  const { data, error } = await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
  expect(error).toBeNull();
  expect(data?.user.factors).toMatchObject([{ id: factorId, status: 'verified', factor_type: 'totp' }]);
  expect(await levelOf(client)).toBe('aal2');
  await client.refreshSession();
  const { data: level } = await client.mfa.getAuthenticatorAssuranceLevel();
  expect(level?.currentLevel).toBe('aal2');
  expect(level?.currentAuthenticationMethods).toMatchObject([{ method: 'totp' }, { method: 'password' }]);
  // Earlier sessions, with the password alone, have ended.
  expect((await other.getUser()).error?.name).toBe('AuthSessionMissingError');
});

test('the current code, the one before and the one after each work once', async () => {
  const client = await signedIn(anna.email);
  expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  });
  const attempt = async (code: string) =>
    (await client.mfa.challengeAndVerify({ factorId, code })).error?.code;
  expect(await attempt(codeOf(secret))).toBe('mfa_verification_failed');
  expect(await attempt(codeOf(secret, -2))).toBe('mfa_verification_failed');
  expect(await attempt(codeOf(secret, 2))).toBe('mfa_verification_failed');
  expect(await attempt(codeOf(secret, 1))).toBeUndefined();
  expect(await attempt(codeOf(secret, -1))).toBeUndefined();
  expect(await levelOf(client)).toBe('aal2');

  vi.setSystemTime(Date.now() + 90_000);
  const both = await Promise.all([signedIn(anna.email), signedIn(anna.email)]);
  const [challenged] = await Promise.all(both.map((one) => one.mfa.challenge({ factorId })));
  expect(challenged?.error).toBeNull();
  const outcomes = await Promise.all(
    both.map((one) => one.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })),
  );
  expect(outcomes.filter(({ error }) => error === null)).toHaveLength(1);
});

test('guessing codes ends in a 429, for that account only', async () => {
  aWhile();
  const client = await signedIn(anna.email);
  const attempt = (code: string) => client.mfa.challengeAndVerify({ factorId, code });
  const guesses = await Promise.all(
    Array.from({ length: 12 }, (_, n) => attempt(String(n).padStart(6, '0'))),
  );
  expect(guesses.filter(({ error }) => error?.code === 'mfa_verification_failed')).toHaveLength(5);
  expect((await attempt(codeOf(secret))).error?.status).toBe(429);
  const other = await signedIn(ben.email);
  const made = await enrol(other);
  expect(
    (await other.mfa.challengeAndVerify({ factorId: made.id, code: codeOf(made.totp.secret) })).error,
  ).toBeNull();
  expect((await other.mfa.unenroll({ factorId: made.id })).error).toBeNull();
});

test('without the code no account is changed', async () => {
  aWhile();
  const client = await signedIn(anna.email);
  const codes = [
    (await client.mfa.enroll({ factorType: 'totp' })).error?.code,
    (await client.mfa.unenroll({ factorId })).error?.code,
    (await client.updateUser({ password: 'other-Passw0rd', current_password: password })).error?.code,
    (await client.updateUser({ email: 'other@demo.test' })).error?.code,
  ];
  expect(new Set(codes)).toEqual(new Set(['insufficient_aal']));
  const stranger = await signedIn(ben.email);
  expect((await stranger.mfa.challenge({ factorId })).error?.code).toBe('mfa_factor_not_found');
  expect((await stranger.mfa.unenroll({ factorId })).error?.code).toBe('mfa_factor_not_found');
  const verify = (body: object, token?: string) =>
    backend.fetch(`/auth/v1/factors/${factorId}/verify`, {
      method: 'POST',
      headers: { ...jsonHeaders, ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
  expect((await verify({ challenge_id: factorId, code: codeOf(secret) })).status).toBe(401);
  const token = (await client.getSession()).data.session?.access_token;
  expect((await verify({ challenge_id: factorId, code: codeOf(secret) }, token)).status).toBe(404);
  expect((await verify({ challenge_id: 'x', code: codeOf(secret) }, token)).status).toBe(404);
  expect((await verify({ code: 5 }, token)).status).toBe(400);
  const wide = await client.mfa.challengeAndVerify({ factorId, code: '１２３４５６' });
  expect(wide.error?.code).toBe('mfa_verification_failed');
});

test('a session with the password alone ends no session begun with a code', async () => {
  aWhile();
  const owner = await signedIn(anna.email);
  await owner.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
  const thief = await signedIn(anna.email);
  const headers = { ...jsonHeaders, Authorization: `Bearer ${await tokenOf(thief)}` };
  for (const scope of ['?scope=global', '?scope=others', ''])
    expect((await backend.fetch(`/auth/v1/logout${scope}`, { method: 'POST', headers })).status).toBe(403);
  expect((await owner.getUser()).error).toBeNull();
});

test('our name in an app is short enough for a QR code', async () => {
  const client = await signedIn(ben.email);
  const { error } = await client.mfa.enroll({ factorType: 'totp', issuer: 'x'.repeat(6_000) });
  expect([error?.status, error?.code]).toEqual([400, 'validation_failed']);
});

test('an old session sets up no factor, which would lock the owner out', async () => {
  const stolen = await signedIn(ben.email);
  await backend.sql`update auth.sessions set created_at = now() - interval '11 minutes' where user_id = ${ben.id}`;
  const { error } = await stolen.mfa.enroll({ factorType: 'totp' });
  expect([error?.status, error?.code]).toEqual([403, 'sign_in_again']);
  expect((await enrol(await signedIn(ben.email))).id).toBeTruthy();
});

test('an old session begun with a code neither replaces a factor nor confirms one', async () => {
  aWhile();
  const stolen = await signedIn(anna.email);
  await stolen.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
  const begun = await enrol(stolen);
  await backend.sql`update auth.sessions set created_at = now() - interval '11 minutes' where user_id = ${anna.id}`;
  const codes = [
    (await stolen.mfa.enroll({ factorType: 'totp', friendlyName: 'another' })).error?.code,
    (await stolen.mfa.challengeAndVerify({ factorId: begun.id, code: codeOf(begun.totp.secret) })).error
      ?.code,
    (await stolen.mfa.unenroll({ factorId })).error?.code,
  ];
  expect(new Set(codes)).toEqual(new Set(['sign_in_again']));
  expect((await stolen.mfa.unenroll({ factorId: begun.id })).error).toBeNull();
});

test('a session that is over is not renewed', async () => {
  const client = await signedIn(ben.email);
  await backend.sql`update auth.sessions set not_after = now() - interval '1 second' where user_id = ${ben.id}`;
  expect((await client.refreshSession()).error?.code).toBe('session_expired');
});

test('calls of an ended session count against nobody', async () => {
  aWhile();
  const owner = await signedIn(anna.email);
  const thief = await signedIn(anna.email);
  const token = await tokenOf(thief);
  const { session_id: ended } = JSON.parse(atob(token.split('.')[1] ?? '')) as { session_id: string };
  await backend.sql`delete from auth.sessions where id = ${ended}`;
  const guess = () =>
    backend.fetch(`/auth/v1/factors/${factorId}/verify`, {
      method: 'POST',
      headers: { ...jsonHeaders, Authorization: `Bearer ${token}` },
      body: JSON.stringify({ challenge_id: factorId, code: '000000' }),
    });
  const tries = await Promise.all(Array.from({ length: 20 }, guess));
  expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([403]));
  expect((await owner.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })).error).toBeNull();
});

test('with the code, the factor can be replaced and removed', async () => {
  aWhile();
  const client = await signedIn(anna.email);
  await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
  const made = await enrol(client);
  expect(
    (await client.mfa.challengeAndVerify({ factorId: made.id, code: codeOf(made.totp.secret) })).error,
  ).toBeNull();
  expect((await client.mfa.unenroll({ factorId })).error).toBeNull();
  expect((await client.mfa.listFactors()).data?.totp).toMatchObject([{ id: made.id }]);
  await client.refreshSession();
  expect(await levelOf(client)).toBe('aal2');
  expect((await client.mfa.unenroll({ factorId: made.id })).error).toBeNull();
  await client.refreshSession();
  expect(await levelOf(client)).toBe('aal1');
});
