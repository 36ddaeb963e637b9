import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { embeddedPublishableKey } from '../keys.ts';
import { password, productOptions, startTestBackend, type TestBackend } from '../tests/test-backend.ts';
import { jpeg, png, SECRET, webp } from './pictures.ts';

/** Storing and showing a photo. supabase/tests/071_photos.sql tests who may see whose. */

const address = '/functions/v1/caregiver-photo';
let backend: TestBackend;
const ids: Record<string, string> = {};
const tokens: Record<string, string> = {};
beforeAll(async () => {
  backend = await startTestBackend(productOptions());
  await backend.sql`
    insert into private.operator (country, currency, distance_unit, time_zone)
    values ('IE', 'EUR', 'km', 'Europe/Dublin')`;
  for (const name of ['cara', 'dora']) {
    const [row] = await backend.sql<{ id: string }[]>`
      insert into auth.users (
        instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
        created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
      ) values (
        '00000000-0000-0000-0000-000000000000', gen_random_uuid(), 'authenticated', 'authenticated', ${`${name}@demo.test`},
        extensions.crypt(${password}, extensions.gen_salt('bf', 4)), now(), '{}', '{}', now(), now(), '', '', '', ''
      ) returning id`;
    ids[name] = row?.id ?? '';
    tokens[name] = await backend.signIn(`${name}@demo.test`);
  }
});
afterAll(() => backend.stop());

const put = (file: Uint8Array<ArrayBuffer> | string, token = tokens['cara']) =>
  backend.fetch(address, {
    method: 'PUT',
    headers: { apikey: embeddedPublishableKey, ...(token && { authorization: `Bearer ${token}` }) },
    body: file,
  });
const said = async (answer: Response) =>
  `${answer.status} ${((await answer.json()) as { message?: string }).message ?? ''}`;
const stored = async () =>
  (await backend.sql`select name from storage.objects where bucket_id = 'photos'`).map(
    (row): string => row['name'],
  );

describe('storing a photo', () => {
  test('only the picture is stored, as the caller’s', async () => {
    const answer = await put(jpeg());
    expect(answer.status).toBe(200);
    const { path } = (await answer.json()) as { path: string };
    expect(path).toMatch(new RegExp(`^${ids['cara']}/[0-9a-f-]{36}[.]jpg$`));
    const { data } = await backend.storage(tokens['cara']).from('photos').download(path);
    const text = await data?.text();
    expect(text).not.toContain(SECRET);
    expect(data?.type).toBe('image/jpeg');
    expect((await backend.storage(tokens['dora']).from('photos').download(path)).error).not.toBeNull();
    expect((await backend.storage().from('photos').download(path)).error).not.toBeNull();
  });

  test('the next one replaces it, and the file before is removed', async () => {
    const { path } = (await (await put(png())).json()) as { path: string };
    expect(await stored()).toEqual([path]);
  });

  test('of several at once, the one that the profile names is stored', async () => {
    for (let round = 0; round < 4; round += 1) {
      const answers = await Promise.all([put(jpeg()), put(png()), put(webp())]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const [row] = await backend.sql<{ path: string }[]>`
        select photo_path as path from public.caregiver_profiles where user_id = ${ids['cara'] ?? ''}`;
      expect(await stored()).toEqual([row?.path]);
    }
  });

  test.each([
    ['a file that is no picture', '400 photo_not_a_picture', async () => put('<script>alert(1)</script>')],
    ['a file of more than 5 MB', '400 photo_too_large', async () => put(new Uint8Array(5 * 1024 * 1024 + 1))],
    ['nobody’s', '401 ', async () => put(jpeg(), '')],
    ['a made-up session’s', '401 ', async () => put(jpeg(), 'eyJhbGciOiJIUzI1NiJ9.e30.x')],
  ])('%s is refused, and nothing is stored', async (_, refusal, send) => {
    const before = await stored();
    expect(await said(await send())).toContain(refusal);
    expect(await stored()).toEqual(before);
  });

  test('only the function writes to the bucket', async () => {
    const bucket = backend.storage(tokens['cara']).from('photos');
    const file = new Blob([jpeg()], { type: 'image/jpeg' });
    expect((await bucket.upload(`${ids['cara']}/own.jpg`, file)).error).not.toBeNull();
    expect((await bucket.createSignedUploadUrl(`${ids['cara']}/own.jpg`)).error).not.toBeNull();
    expect((await bucket.update((await stored())[0] ?? '', file)).error).not.toBeNull();
  });

  test('a deactivated account neither stores nor reads one', async () => {
    const { path } = (await (await put(jpeg(), tokens['dora'])).json()) as { path: string };
    await backend.sql`update public.users set deactivated_at = now() where id = ${ids['dora'] ?? ''}`;
    expect(await said(await put(jpeg(), tokens['dora']))).toBe('403 not_allowed');
    expect((await backend.storage(tokens['dora']).from('photos').download(path)).error).not.toBeNull();
  });
});

test('without a family’s key no photo is shown', async () => {
  const show = (body: string) =>
    backend.fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  for (const body of [
    '',
    '{}',
    'null',
    '[1]',
    JSON.stringify({ reference: 'K7QM4RT9X', secret: 'x', person: ids['cara'] }),
  ])
    expect([body, (await show(body)).status >= 400]).toEqual([body, true]);
  expect((await backend.fetch(address)).status).toBe(405);
  expect((await backend.rest(tokens['cara']).rpc('shown_photo', {})).error).not.toBeNull();
});
