import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMailbox } from '../mailbox.ts';
import { anna, ben, jsonHeaders, password, startTestBackend, type TestBackend } from './test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  // As in real life, where the hash is what takes the time.
  process.env['LITE_AUTH_BCRYPT_COST'] = '10';
  backend = await startTestBackend();
  await backend.auth().signUp({ email: 'waiting@demo.test', password });
  await backend.auth().signUp({ email: 'known@demo.test', password });
  await backend.sql`update auth.users set email_confirmed_at = now() where email = 'known@demo.test'`;
});
afterAll(() => backend.stop());

/** The middle one of the times (milliseconds) that the calls take, one after the other. */
async function medianTime(path: string, bodies: object[]): Promise<number> {
  const times: number[] = [];
  for (const body of bodies) {
    const began = performance.now();
    const init = { method: 'POST', headers: jsonHeaders, body: JSON.stringify(body) };
    await (await backend.fetch(`/auth/v1/${path}`, init)).text();
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;
}

const seven = <T>(item: (n: number) => T) => Array.from({ length: 7 }, (_, n) => item(n));

test('a wrong password takes as long whether the address is known, waits to be confirmed, or is unknown', async () => {
  const timeOf = (email: string) =>
    medianTime(
      'token?grant_type=password',
      seven(() => ({ email, password: 'wrong-Passw0rd' })),
    );
  const known = await timeOf('known@demo.test');
  for (const email of ['unknown@demo.test', 'waiting@demo.test']) {
    const ratio = (await timeOf(email)) / known;
    // Without a hash compared in vain it is a tenth.
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  }
});

test('a mail that is sent takes no longer than one that is not', async () => {
  const timeOf = (email: string) => medianTime('recover', seven(() => ({ email })).slice(0, 5));
  const [known, unknown] = [await timeOf('known@demo.test'), await timeOf('unknown@demo.test')];
  expect(await openMailbox(`${backend.dataDir}/mails`).list('known@demo.test')).not.toEqual([]);
  expect(Math.min(known, unknown)).toBeGreaterThanOrEqual(290);
  expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(1.5);
});

test('a sign-up takes as long for a known address as for a new one', async () => {
  const known = await medianTime('signup', [
    { email: anna.email, password },
    { email: ben.email, password },
  ]);
  const fresh = await medianTime(
    'signup',
    seven((n) => ({ email: `new${n}@demo.test`, password })),
  );
  expect(known / fresh).toBeGreaterThan(0.5);
  expect(known / fresh).toBeLessThan(2);
});

test('known and unknown addresses get the same answers to the letter, but for ids and times', async () => {
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
        .replace(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g, '<id>')
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
