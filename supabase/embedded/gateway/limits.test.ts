import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { postFrom } from '../tests/from-address.ts';
import {
  anna,
  ben,
  jsonHeaders,
  mailsTo,
  newestLink,
  password,
  startTestBackend,
  tokenIn,
  type TestBackend,
} from '../tests/test-backend.ts';
import type { Call } from './call.ts';
import { withLimits } from './limits.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

async function post(path: string, body: object): Promise<[number, string | null]> {
  const init = { method: 'POST', headers: jsonHeaders, body: JSON.stringify(body) };
  const response = await backend.fetch(`/auth/v1/${path}`, init);
  await response.text();
  return [response.status, response.headers.get('retry-after')];
}

async function signedIn(email: string) {
  const client = backend.auth();
  const { error } = await client.signInWithPassword({ email, password });
  expect(error).toBeNull();
  return client;
}

const times = <T>(count: number, item: (n: number) => T) => Array.from({ length: count }, (_, n) => item(n));

test('asking to confirm one new address after another ends in a 429, for that account only', async () => {
  const [client, other] = [await signedIn(anna.email), await signedIn(ben.email)];
  for (const n of times(5, (n) => n)) {
    expect((await client.updateUser({ email: `victim${n}@demo.test` })).error).toBeNull();
  }
  expect((await client.updateUser({ email: 'victim5@demo.test' })).error?.status).toBe(429);
  expect(await mailsTo(backend, 'victim5@demo.test')).toEqual([]);
  // Everything else still works.
  expect((await client.updateUser({ data: { nickname: 'Anna' } })).error).toBeNull();
  expect((await other.updateUser({ email: 'ben.new@demo.test' })).error).toBeNull();
});

test('one mailbox gets five emails in five minutes, whatever they are for', async () => {
  const client = await signedIn(ben.email);
  await client.updateUser({ email: 'flooded@demo.test' });
  const asked = await Promise.all(times(8, () => post('recover', { email: 'Flooded@demo.test' })));
  expect(asked.filter(([status]) => status === 200)).toHaveLength(4);
  expect(asked.find(([status]) => status === 429)?.[1]).toBe('300');
});

test.runIf(process.platform === 'linux')(
  'strangers who ask for resets neither keep the owner from asking nor void the link that was sent',
  async () => {
    const email = 'owner@demo.test';
    await backend.auth().signUp({ email, password });
    await backend.sql`update auth.users set email_confirmed_at = now() where email = ${email}`;
    const recover = (from: string) => postFrom(from, `${backend.url}/auth/v1/recover`, { email });
    expect(await recover('127.0.0.1')).toBe(200);
    const link = await newestLink(backend, email);
    for (const n of times(8, (index) => index)) expect(await recover(`127.0.0.${n + 2}`)).toBe(200);
    expect(await recover('127.0.0.1')).toBe(200);
    // The sign-up’s email, and one a minute with the same link.
    expect(await mailsTo(backend, email)).toHaveLength(2);
    expect((await newestLink(backend, email)).href).toBe(link.href);
    const token_hash = tokenIn(link);
    expect((await backend.auth().verifyOtp({ type: 'recovery', token_hash })).error).toBeNull();
    // A used link doesn't work again.
    expect((await backend.auth().verifyOtp({ type: 'recovery', token_hash })).error?.code).toBe(
      'otp_expired',
    );
  },
);

test('a taken address is answered like a free one, at once and later, and its owner gets no email', async () => {
  const client = await signedIn(ben.email);
  const change = async (email: string) => {
    const { data, error } = await client.updateUser({ email, data: { nickname: 'Ben' } });
    const later = await client.getUser();
    return [
      error,
      data.user?.new_email,
      data.user?.email,
      later.data.user?.new_email,
      data.user?.user_metadata,
    ];
  };
  const answer = (email: string) => [
    null,
    email,
    ben.email,
    email,
    expect.objectContaining({ nickname: 'Ben' }),
  ];
  expect(await change('free@demo.test')).toEqual(answer('free@demo.test'));
  expect(await change(anna.email)).toEqual(answer(anna.email));
  expect(await mailsTo(backend, anna.email)).toEqual([]);
  expect(await mailsTo(backend, 'free@demo.test')).toHaveLength(1);
  // The link to the earlier new address must not lead to the taken one.
  const token_hash = tokenIn(await newestLink(backend, 'free@demo.test'));
  const late = await backend.auth().verifyOtp({ type: 'email_change', token_hash });
  expect(late.error?.code).toBe('otp_expired');
  await signedIn(anna.email);
});

test('many sign-ups with one address at once send one email and fail none', async () => {
  const answers = await Promise.all(
    times(10, (n) => post('signup', { email: 'crowd@demo.test', password: `${password}${n}` })),
  );
  expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
  expect(answers.filter(([status]) => status === 429)).toHaveLength(9);
  expect(await mailsTo(backend, 'crowd@demo.test')).toHaveLength(1);
  expect(await backend.sql`select from auth.users where email = 'crowd@demo.test'`).toHaveLength(1);
});

test.runIf(process.platform === 'linux')(
  'someone who has the password alone uses up no call of the owner, who is elsewhere',
  async () => {
    const owner = await backend.signIn(ben.email);
    const refused = (from: string, token: string) =>
      postFrom(
        from,
        `${backend.url}/rest/v1/rpc/whoami`,
        { unknown: 1 },
        { Authorization: `Bearer ${token}` },
      );
    const thieves = await Promise.all(times(6, () => backend.signIn(ben.email)));
    for (const thief of thieves) await Promise.all(times(121, () => refused('127.0.0.9', thief)));
    expect(await refused('127.0.0.9', await backend.signIn(ben.email))).toBe(429);
    expect(await refused('127.0.0.1', owner)).not.toBe(429);
  },
);

test.runIf(process.platform === 'linux')(
  'a visitor whose calls are refused keeps nobody at the same address from another function',
  async () => {
    const refused = (name: string) =>
      postFrom('127.0.0.8', `${backend.url}/rest/v1/rpc/${name}`, { unknown: 1 });
    await Promise.all(times(121, () => refused('whoami')));
    expect(await refused('whoami')).toBe(429);
    expect(await refused('refuse')).not.toBe(429);
  },
);

test('guessing sessions ends in a 429', async () => {
  const guess = () => post('token?grant_type=refresh_token', { refresh_token: crypto.randomUUID() });
  const guesses = await Promise.all(times(160, guess));
  expect(guesses.filter(([status]) => status === 400)).toHaveLength(150);
});

test('trying one password on many accounts ends in a 429', async () => {
  const guess = (n: number) => post('token?grant_type=password', { email: `person${n}@demo.test`, password });
  const guesses = await Promise.all(times(110, guess));
  expect(guesses.filter(([status]) => status === 400)).toHaveLength(100);
  expect((await guess(200))[0]).toBe(429);
});

test('a mailbox has a limit of emails a day, however its address is written', async () => {
  const signUps = await Promise.all(
    times(25, (n) => post('signup', { email: `box+${n}@demo.test`, password: `${password}${n}` })),
  );
  expect(signUps.filter(([status]) => status === 200)).toHaveLength(20);
  const dotted = await Promise.all(
    times(25, (n) =>
      post('signup', { email: `b.o${'.'.repeat(n % 2)}x+${n}@gmail.com`, password: `${password}${n}` }),
    ),
  );
  expect(dotted.filter(([status]) => status === 200)).toHaveLength(20);
  const recover = (n: number) => post('recover', { email: `ben+${n}@demo.test` });
  expect(new Set((await Promise.all(times(3, recover))).map(([status]) => status))).toEqual(new Set([200]));
});

test('strangers who ask for resets all day don’t keep the owner from one', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const minute = 60_000;
  let sent = 0;
  const answer = withLimits(async () => {
    sent += 1;
    return Response.json({});
  }, minute);
  let askers = 0;
  const ask = () => {
    askers += 1;
    return answer({ name: 'POST /auth/v1/recover', email: 'owner@demo.test', peer: `${askers}` } as Call);
  };
  await Promise.all(times(30, ask));
  expect(sent, 'what is not sent does not count').toBe(1);
  const askEachMinute = async (most: number) => {
    for (let n = 0; n < most; n += 1) {
      vi.setSystemTime(Date.now() + minute);
      await ask();
    }
  };
  await askEachMinute(30);
  expect(sent, 'twenty a day').toBe(20);
  await askEachMinute(60);
  expect(sent, 'then one an hour').toBe(21);
  vi.useRealTimers();
});
