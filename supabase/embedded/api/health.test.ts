import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { embeddedPublishableKey } from '../keys.ts';
import { productOptions, startTestBackend, type TestBackend } from '../tests/test-backend.ts';
import { tick } from '../tick.ts';

let backend: TestBackend;
beforeAll(async () => {
  const started = new Date();
  backend = await startTestBackend(productOptions());
  // The clock runs once as the server starts, beside the first calls, and then after a minute.
  await vi.waitUntil(async () => {
    const left = await backend.sql`
      select from private.duties where every = '0' and (ran_at is null or ran_at < ${started})`;
    return left.length === 0;
  }, 10_000);
});
afterAll(() => backend.stop());

const health = async (apikey?: string) => {
  const response = await backend.fetch('/healthz', apikey === undefined ? {} : { headers: { apikey } });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

test('strangers learn whether the service is well, and nothing else', async () => {
  expect(await health()).toEqual({ status: 200, body: { ok: true } });
  expect(await health(embeddedPublishableKey)).toEqual({ status: 200, body: { ok: true } });
  await backend.sql`update private.duties set ran_at = now() - interval '1 hour' where true`;
  expect(await health()).toEqual({ status: 503, body: { ok: false } });
  expect(await health(backend.secretKey)).toMatchObject({
    status: 503,
    body: { ok: false, faults: ['clock_stopped'] },
  });
  await tick(backend.sql);
});

test('a caller with the secret key reads its faults and numbers', async () => {
  const { status, body } = await health(backend.secretKey);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ok: true,
    faults: [],
    mails_waiting: 0,
    mails_failed_last_day: 0,
    failing_duties: [],
  });
  expect(Date.parse(String(body['ticked_at']))).toBeGreaterThan(Date.now() - 60_000);
  expect(body['disk_free_megabytes']).toBeGreaterThan(0);
});

test('a function says the same, on hosted Supabase as well', async () => {
  const call = (key: string) =>
    backend.fetch('/rest/v1/rpc/service_health', {
      headers: { apikey: key, ...(key.startsWith('sb_secret') && { Authorization: `Bearer ${key}` }) },
    });
  const told = await call(backend.secretKey);
  expect(await told.json()).toMatchObject([{ faults: [], mails_waiting: 0 }]);
  expect((await call(embeddedPublishableKey)).status).toBe(401);
});
