import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { password, productOptions, startTestBackend, type TestBackend } from '../tests/test-backend.ts';
import { makePdf } from '../demo/pdf.ts';
import { removeExpiredFiles } from '../../functions/remove-expired-files/remove-files.ts';
import { createHandler } from '../../functions/remove-expired-files/handler.ts';

/** An unused account and its files are removed over two days, automatically. */

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(productOptions());
  await backend.sql`
    insert into private.operator (country, currency, distance_unit, time_zone)
    values ('IE', 'EUR', 'km', 'Europe/Dublin')`;
});
afterAll(() => backend.stop());

const filesOnDisk = () =>
  readdirSync(path.join(backend.dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

test('scheduled jobs run from the start without a failure', async () => {
  const duties = () => backend.sql`select from private.duties where ran_at is null or failure is not null`;
  await expect.poll(duties).toHaveLength(0);
});

test('its documents are removed first, then its files, then the account', async () => {
  const [row] = await backend.sql<{ id: string }[]>`
    insert into auth.users (
      instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
      created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
    ) values (
      '00000000-0000-0000-0000-000000000000', gen_random_uuid(), 'authenticated', 'authenticated', 'cara@demo.test',
      extensions.crypt(${password}, extensions.gen_salt('bf', 4)), now(), '{}', '{}', now(), now(), '', '', '', ''
    ) returning id`;
  const id = row?.id ?? '';
  const token = await backend.signIn('cara@demo.test');
  const file = new Blob([new Uint8Array(makePdf(['A passport']))], { type: 'application/pdf' });
  const { error } = await backend.storage(token).from('documents').upload(`${id}/passport.pdf`, file);
  expect(error).toBeNull();
  expect(filesOnDisk()).not.toEqual([]);

  // Renewing a session counts as use of the account.
  const longAgo = () => backend.sql`
    with account as (
      update auth.users set created_at = now() - interval '25 months', last_sign_in_at = now() - interval '25 months'
      where id = ${id} returning id
    )
    update public.users set last_used_at = now() - interval '25 months' where id = (select id from account)`;
  await longAgo();
  const client = backend.auth();
  await client.signInWithPassword({ email: 'cara@demo.test', password });
  await longAgo();
  await client.refreshSession();
  const [used] = await backend.sql`
    select last_used_at > now() - interval '1 minute' as now from public.users where id = ${id}`;
  expect(used).toEqual({ now: true });

  await longAgo();
  await backend.sql`update storage.objects set created_at = now() - interval '25 months'`;
  await backend.sql`select private.expire_accounts(now())`;
  expect(await backend.sql`select from auth.users where id = ${id}`).toHaveLength(1);

  const call = async (secret: string) => {
    const settings: Record<string, string> = {
      FILE_REMOVER_SECRET: 'right',
      SUPABASE_URL: backend.url,
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: backend.secretKey }),
    };
    const answer = await createHandler((name) => settings[name])(
      new Request('https://functions.test', { headers: { Authorization: `Bearer ${secret}` } }),
    );
    return `${answer.status} ${await answer.text()}`;
  };
  expect(await call('wrong')).toBe('401 Not allowed');
  expect(filesOnDisk()).not.toEqual([]);
  expect(await call('right')).toBe('200 {"removed":1}');
  expect(filesOnDisk()).toEqual([]);
  await backend.sql`select private.expire_accounts(now())`;
  expect(await backend.sql`select from auth.users where id = ${id}`).toHaveLength(0);
});

test('more files than one list has are removed in one run; one that can’t be removed causes no endless loop', async () => {
  let photos = Array.from({ length: 2500 }, (_, n) => `photo ${n}`);
  let stays = '';
  const api = async (request: Request): Promise<Response> => {
    const { prefixes = [] } = (await request.json()) as { prefixes?: string[] };
    if (request.method === 'DELETE')
      photos = photos.filter((path) => path === stays || !prefixes.includes(path));
    return Response.json(request.url.endsWith('expired_photos') ? photos.slice(0, 1000) : []);
  };
  const remove = () => removeExpiredFiles({ url: 'http://localhost', secretKey: 'key', fetch: api });
  expect(await remove()).toBe(2500);
  expect(photos).toEqual([]);
  photos = [(stays = 'stuck'), 'loose'];
  await expect(remove()).rejects.toThrow('stuck stays in photos');
});
