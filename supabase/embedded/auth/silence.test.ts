import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  FAST_HASHES,
  jsonHeaders,
  mailsTo,
  password,
  startTestBackend,
  type TestBackend,
} from '../tests/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  // As in production, where the hash takes most of the time.
  process.env['LITE_AUTH_BCRYPT_COST'] = '10';
  backend = await startTestBackend();
  await backend.auth().signUp({ email: 'waiting@demo.test', password });
  await backend.auth().signUp({ email: 'known@demo.test', password });
  await backend.sql`update auth.users set email_confirmed_at = now() where email = 'known@demo.test'`;
});
afterAll(async () => {
  process.env['LITE_AUTH_BCRYPT_COST'] = FAST_HASHES;
  await backend.stop();
});

/** What a call takes, in milliseconds. */
async function timeOf(path: string, body: object): Promise<number> {
  const began = performance.now();
  const init = { method: 'POST', headers: jsonHeaders, body: JSON.stringify(body) };
  await (await backend.fetch(`/auth/v1/${path}`, init)).text();
  return performance.now() - began;
}

// Without the extra hash, one would take ten times as long.
const areAlike = (times: number[]) => Math.max(...times) / Math.min(...times) < 2;

/**
 * The shortest times of calls made in turns, since other load only makes a call longer. On a busy machine
 * even the shortest may be long, so it measures up to six times as often. A call without the hash would stay
 * the shortest.
 */
async function shortestTimes(
  rounds: number,
  calls: ((round: number) => Promise<number>)[],
): Promise<number[]> {
  const times = calls.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds || (round < 6 * rounds && !areAlike(times)); round += 1) {
    for (const [n, call] of calls.entries()) times[n] = Math.min(times[n] ?? 0, await call(round));
  }
  return times;
}

const expectAlike = (times: number[]) => expect(times).toSatisfy(areAlike);

test('a wrong password takes as long for a known, an unconfirmed and an unknown address', async () => {
  const guess = (email: string) => () =>
    timeOf('token?grant_type=password', { email, password: 'wrong-Passw0rd' });
  const guesses = ['known@demo.test', 'unknown@demo.test', 'waiting@demo.test'].map(guess);
  expectAlike(await shortestTimes(7, guesses));
});

test('an email that is sent takes no longer than one that is not', async () => {
  await backend.sql`
    insert into auth.users (id, email, email_confirmed_at)
    select gen_random_uuid(), 'asks' || n || '@demo.test', now() from generate_series(0, 29) n`;
  const ask = (name: string) => (round: number) => timeOf('recover', { email: `${name}${round}@demo.test` });
  const times = await shortestTimes(5, ['asks', 'nobody'].map(ask));
  expect(await mailsTo(backend, 'asks4@demo.test')).toHaveLength(1);
  expect(Math.min(...times)).toBeGreaterThanOrEqual(290);
  expectAlike(times);
});

test('a sign-up takes as long for a known address as for a new one', async () => {
  await backend.sql`
    insert into auth.users (id, email, email_confirmed_at)
    select gen_random_uuid(), 'old' || n || '@demo.test', now() from generate_series(0, 29) n`;
  const signUp = (name: string) => (round: number) =>
    timeOf('signup', { email: `${name}${round}@demo.test`, password });
  expectAlike(await shortestTimes(5, ['old', 'new'].map(signUp)));
});

test('known and unknown addresses get the same answers, except for ids and times', async () => {
  const bodies = (email: string): [string, object][] => [
    ['token?grant_type=password', { email, password: 'wrong-Passw0rd' }],
    ['signup', { email, password, data: { nickname: 'Somebody' } }],
    ['signup', { email, password }],
    ['recover', { email }],
    ['verify', { type: 'signup', email, token: '000000' }],
  ];
  const answers = async (email: string) => {
    const all: unknown[][] = [];
    for (const [path, body] of bodies(email)) {
      const init = { method: 'POST', headers: jsonHeaders, body: JSON.stringify(body) };
      const response = await backend.fetch(`/auth/v1/${path}`, init);
      const words = (await response.text())
        .replaceAll(email, '<email>')
        .replace(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g, '<id>')
        .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, '<time>');
      const headers = [...response.headers].filter(([name]) => !['date', 'content-length'].includes(name));
      all.push([path, response.status, words, headers]);
    }
    return all;
  };
  await backend.sql`
    insert into auth.users (id, email, encrypted_password, email_confirmed_at)
    values (gen_random_uuid(), 'confirmed@demo.test', '', now()), (gen_random_uuid(), 'pending@demo.test', '', null)`;
  const unknown = await answers('nobody@demo.test');
  expect(await answers('confirmed@demo.test')).toEqual(unknown);
  expect(await answers('pending@demo.test')).toEqual(unknown);
  expect(unknown[1]?.[2]).toContain('"id":"<id>"');
});

test('a new address that someone has gets the same answer as a free one', async () => {
  const change = async (from: string, email: string) => {
    await backend.sql`
      insert into auth.users (id, email, encrypted_password, email_confirmed_at)
      select gen_random_uuid(), ${from}, encrypted_password, now() from auth.users where email = 'known@demo.test'`;
    const token = await backend.signIn(from);
    const headers = { ...jsonHeaders, Authorization: `Bearer ${token}` };
    const sent = { method: 'PUT', headers, body: JSON.stringify({ email }) };
    const response = await backend.fetch('/auth/v1/user', sent);
    const user = (await response.json()) as Record<string, string>;
    expect(user['updated_at']).toBe(user['email_change_sent_at']);
    return Object.entries(user).map(([key, value]) => {
      const words = JSON.stringify(value).replace(from, '<from>').replace(email, '<to>');
      return [key, /_at$|^id$/.test(key) ? '' : words];
    });
  };
  const taken = await change('mover1@demo.test', 'waiting@demo.test');
  expect(taken).toContainEqual(['new_email', '"<to>"']);
  expect(taken).toEqual(await change('mover2@demo.test', 'free@demo.test'));
});
