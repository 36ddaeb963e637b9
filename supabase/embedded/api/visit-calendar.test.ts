import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createHandler } from '../../functions/visit-calendar/handler.ts';
import { embeddedPublishableKey } from '../keys.ts';
import { productOptions, startTestBackend, type TestBackend } from '../tests/test-backend.ts';

/**
 * A caregiver's calendar over HTTP. supabase/tests/128_calendar_addresses.sql tests whose visits it shows,
 * and when it stops.
 */

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(productOptions());
  await backend.sql`
    insert into private.operator (country, currency, distance_unit, time_zone)
    values ('IE', 'EUR', 'km', 'Europe/Dublin')`;
});
afterAll(() => backend.stop());

/** A caregiver's calendar address. */
async function address() {
  const id = randomUUID();
  const email = `${id}@town.test`;
  const key = randomBytes(16).toString('hex');
  await backend.sql`insert into auth.users (id, email, email_confirmed_at) values (${id}, ${email}, now())`;
  await backend.sql`
    insert into public.caregiver_profiles (user_id, status) values (${id}, 'submitted')
    on conflict (user_id) do update set status = 'submitted'`;
  await backend.sql`
    insert into private.calendar_addresses (caregiver_id, key_hash)
    values (${id}, sha256(convert_to(${key}, 'utf8')))`;
  return { id, key, at: `/functions/v1/visit-calendar/${key}.ics` };
}

test('a calendar reads it without a session, and no cache keeps it', async () => {
  const { at } = await address();
  const answer = await backend.fetch(at);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect((await backend.fetch(at, { method: 'HEAD' })).status).toBe(200);
});

test('asked again, it says that nothing has changed', async () => {
  const { at } = await address();
  const etag = (await backend.fetch(at)).headers.get('etag') ?? '';
  const again = await backend.fetch(at, { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  expect((await backend.fetch(at, { headers: { 'if-none-match': 'W/"other"' } })).status).toBe(200);
});

test('an address that has ended, or never was, is not found', async () => {
  const { id, at } = await address();
  await backend.sql`delete from private.calendar_addresses where caregiver_id = ${id}`;
  for (const gone of [at, `/functions/v1/visit-calendar/${randomUUID()}.ics`, at.slice(0, -4), `${at}.ics`]) {
    const answer = await backend.fetch(gone);
    expect([answer.status, await answer.text()], gone).toEqual([404, 'This calendar link has ended.\n']);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  }
  expect((await backend.fetch(at, { method: 'POST' })).status).toBe(405);
});

test('a caller who asks too often waits, and its key is in no log', async () => {
  const { at, key } = await address();
  const statuses = new Set<number>();
  for (let round = 0; round < 61; round += 1) statuses.add((await backend.fetch(at)).status);
  expect([...statuses]).toEqual([200, 429]);
  const { at: other } = await address();
  expect((await backend.fetch(other)).status, 'nobody else does').toBe(200);
  const log = readFileSync(path.join(backend.dataDir, 'api.log'), { encoding: 'utf8', flag: 'a+' });
  expect(log).not.toContain(key);
});

test('the Edge Function does the same', async () => {
  const { at } = await address();
  const settings: Record<string, string> = {
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: embeddedPublishableKey }),
  };
  const call = async (changes: Record<string, string> = {}) => {
    const handler = createHandler((name) => ({ ...settings, ...changes })[name]);
    return (await handler(new Request(`https://project.test${at}`))).status;
  };
  expect(await call()).toBe(200);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await call({ SUPABASE_URL: 'http://127.0.0.1:1' })).toBe(500);
  expect(await call({ SUPABASE_PUBLISHABLE_KEYS: '{"default":"wrong"}' })).toBe(503);
});
