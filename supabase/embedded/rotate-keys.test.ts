import { AuthClient } from '@supabase/auth-js';
import { afterAll, expect, test } from 'vitest';
import { startBackend } from './backend.ts';
import { dataFolder } from './data-folder.ts';
import { connect, owner } from './database/bootstrap.ts';
import { embeddedPublishableKey } from './keys.ts';
import { rotateKeys } from './rotate-keys.ts';
import { placeCluster } from './tests/template.ts';
import { temporaryFolder } from './tests/temporary-folder.ts';
import { anna, ben, password, testOptions } from './tests/test-backend.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const authOf = (url: string) =>
  new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: embeddedPublishableKey },
    persistSession: false,
    autoRefreshToken: false,
  });
const read = (url: string, apikey: string, token: string) =>
  fetch(`${url}/rest/v1/people?select=id`, { headers: { apikey, Authorization: `Bearer ${token}` } });

test('after new keys, no old key, session or link opens anything, but passwords do', async () => {
  await placeCluster(dataFolder(folder.dir).postgres);
  const before = await startBackend(testOptions(folder.dir));
  const { data } = await authOf(before.url).signInWithPassword({ email: anna.email, password });
  const session = data.session;
  if (!session) throw new Error('no session');
  // The key is known, but its role may not read this table.
  expect((await read(before.url, before.secretKey, before.secretKey)).status).toBe(403);
  expect((await read(before.url, embeddedPublishableKey, session.access_token)).status).toBe(200);
  await authOf(before.url).resetPasswordForEmail(ben.email);
  const sql = connect(before.postgres, { role: owner });
  const [asked] = await sql<
    { hash: string }[]
  >`select recovery_token as hash from auth.users where id = ${ben.id}`;
  await sql.end();
  expect(asked?.hash).toMatch(/\w/);
  await expect(rotateKeys(dataFolder(folder.dir))).rejects.toThrow('in use by another process');
  await before.stop();

  expect(await rotateKeys(dataFolder(folder.dir))).toBe(1);
  const after = await startBackend(testOptions(folder.dir));
  try {
    expect(after.secretKey).not.toBe(before.secretKey);
    expect((await read(after.url, before.secretKey, before.secretKey)).status).toBe(401);
    expect((await read(after.url, embeddedPublishableKey, session.access_token)).status).toBe(401);
    const refreshed = await authOf(after.url).refreshSession({ refresh_token: session.refresh_token });
    expect(refreshed.error).not.toBeNull();
    const mailed = await authOf(after.url).verifyOtp({ token_hash: asked?.hash ?? '', type: 'recovery' });
    expect(mailed.error).not.toBeNull();
    expect((await authOf(after.url).signInWithPassword({ email: anna.email, password })).error).toBeNull();
  } finally {
    await after.stop();
  }
});
