import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startWithPeople } from '../tests/people.ts';
import { jsonHeaders, newestLink, password, tokenIn } from '../tests/test-backend.ts';
import { startPostgres } from '../database/postgres.ts';

/** What must not be possible over plain HTTP, against the product's own schema. */

const { backend, people, admin, cara } = await startWithPeople();
afterAll(() => backend.stop());

describe('profiles', () => {
  test('no one writes role, email_verified, id or dates, of their own or another’s', async () => {
    const changes: object[] = [
      { role: 'admin' },
      { email_verified: false },
      { email: 'other@demo.test' },
      { id: randomUUID() },
      { created_at: '2020-01-01T00:00:00Z' },
      { updated_at: '2020-01-01T00:00:00Z' },
      { deactivated_at: null },
    ];
    for (const target of [cara, admin]) {
      const before = await people.rowOf(target.id);
      for (const token of [cara.token, admin.token, undefined]) {
        const denied = token === undefined ? 401 : 403;
        for (const change of changes) {
          const patch = await people.call('PATCH', `/rest/v1/users?id=eq.${target.id}`, token, change);
          const put = await people.call('PUT', `/rest/v1/users?id=eq.${target.id}`, token, {
            ...before,
            ...change,
          });
          const row = { id: target.id, email: target.email, ...change };
          const insert = await people.call('POST', '/rest/v1/users', token, row);
          const upsert = await people.call('POST', '/rest/v1/users?on_conflict=id', token, row, {
            Prefer: 'resolution=merge-duplicates,return=representation',
          });
          const answers = [patch, insert, upsert].map(({ status }) => status);
          expect([change, ...answers]).toEqual([change, denied, denied, denied]);
          // A PUT can't change the id that its address names.
          expect([change, put.status]).toEqual([change, 'id' in change ? 400 : denied]);
        }
        const remove = await people.call('DELETE', `/rest/v1/users?id=eq.${target.id}`, token);
        expect(remove.status).toBe(denied);
      }
      expect(await people.rowOf(target.id)).toEqual(before);
    }
  });

  test('the auth account itself cannot be reached', async () => {
    for (const table of [
      'auth.users',
      'auth.sessions',
      'auth.refresh_tokens',
      'private.setup_code',
      'private.mails',
    ]) {
      const name = table.split('.')[1] ?? '';
      const profile = { 'Accept-Profile': table.split('.')[0] ?? '' };
      for (const token of [undefined, cara.token, admin.token]) {
        expect((await people.call('GET', `/rest/v1/${table}`, token)).status).toBe(404);
        expect((await people.call('GET', `/rest/v1/${name}`, token, undefined, profile)).status).toBe(406);
      }
    }
    // No error names the table's columns either.
    for (const table of ['applications', 'documents']) {
      const { body } = await people.call('GET', `/rest/v1/${table}?select=*,users(*)`, cara.token);
      expect(JSON.stringify(body)).not.toMatch(/users\.|document_views/);
    }
    const admins = await people.call('GET', '/auth/v1/admin/users', admin.token);
    expect(admins.status).toBeGreaterThanOrEqual(401);
    expect(JSON.stringify(admins.body)).not.toContain('@');
  });

  test('the profile follows a confirmed change of address', async () => {
    const person = await people.register('before@demo.test');
    await person.auth.updateUser({ email: 'after@demo.test' });
    expect(await people.rowOf(person.id)).toMatchObject({ email: 'before@demo.test' });
    const token_hash = tokenIn(await newestLink(backend, 'after@demo.test'));
    await backend.auth().verifyOtp({ type: 'email_change', token_hash });
    expect(await people.rowOf(person.id)).toMatchObject({ email: 'after@demo.test', email_verified: true });
  });
});

describe('access that is taken away', () => {
  test('a demoted admin’s token is a caregiver’s from the next call on', async () => {
    const { body } = await people.rpc('invite_admin', { email: 'short@demo.test' }, admin.token);
    const [{ token } = { token: '' }] = body as { token: string }[];
    const short = await people.register('short@demo.test', { role: 'admin', invitation: token });
    expect((await people.myProfile(short.token)) as unknown[]).not.toHaveLength(1);
    const demoted = await people.rpc(
      'set_user_role',
      { user_id: short.id, new_role: 'caregiver' },
      admin.token,
    );
    expect(demoted.status).toBeLessThan(300);
    expect(await people.myProfile(short.token)).toMatchObject([{ id: short.id, role: 'caregiver' }]);
    expect((await people.rpc('invite_admin', { email: 'y@demo.test' }, short.token)).status).toBe(403);
    expect((await people.call('GET', '/rest/v1/invitations', short.token)).body).toEqual([]);
  });

  test('a deactivated user gets nothing, not even through a legacy record, and cannot come back', async () => {
    const person = await people.register('gone@demo.test');
    await backend.sql`insert into public.caregivers (user_id, email) values (${person.id}, ${person.email})`;
    expect(await people.myProfile(person.token)).toHaveLength(1);
    const done = await people.rpc('deactivate_user', { user_id: person.id, reason: 'left us' }, admin.token);
    expect(done.status).toBeLessThan(300);

    const nothing = async (token: string) => {
      for (const table of [
        'users',
        'caregivers',
        'caregiver_profiles',
        'documents',
        'jobs',
        'applications',
      ]) {
        expect([table, (await people.call('GET', `/rest/v1/${table}`, token)).body]).toEqual([table, []]);
      }
      expect((await people.rpc('sync_my_profile', {}, token)).status).toBe(403);
    };
    await nothing(person.token);
    expect((await people.refresh(person.refreshToken)).status).toBe(400);
    // The password is still right, but its session opens nothing.
    const { token } = await people.signIn(person.email);
    await nothing(token);
    for (const change of [
      { password: 'another-Passw0rd', current_password: password },
      { email: 'back@demo.test' },
      { data: { full_name: 'Back Again' } },
    ]) {
      const answer = await people.call('PUT', '/auth/v1/user', token, change);
      expect(answer).toMatchObject({ status: 403, body: { error_code: 'not_allowed' } });
    }
    const factor = await people.call('POST', '/auth/v1/factors', token, { factor_type: 'totp' });
    expect(factor).toMatchObject({ status: 403, body: { error_code: 'not_allowed' } });
  });

  test('a table gives at most a thousand rows a call', async () => {
    await backend.sql`
      insert into public.places (name, region, country, latitude, longitude)
      select 'Town ' || n, 'Here', 'XX', 0, 0 from generate_series(1, 1001) n`;
    const towns = await people.call('GET', '/rest/v1/places?select=id&country=eq.XX&limit=5000', cara.token);
    expect(towns.body).toHaveLength(1000);
    await backend.sql`delete from public.places where country = 'XX'`;
  });

  test('a value of the wrong type is refused in words', async () => {
    const place = (first: unknown) =>
      people.rpc('place_caregiver', { application_id: cara.id, starts_on: first }, admin.token);
    for (const first of [0, {}, [], true]) expect((await place(first)).status).toBe(400);
  });
});

test('a folder takes no more files than its limit, even at once, and none overwrites another', async () => {
  const { id, token } = await people.register('hoarder@demo.test');
  const ask = (name: string, init: RequestInit = {}) =>
    backend.fetch(`/storage/v1/object/documents/${id}/${name}.pdf`, {
      headers: { ...jsonHeaders, Authorization: `Bearer ${token}`, 'Content-Type': 'application/pdf' },
      ...init,
    });
  const add = (name: string, body: string) => ask(name, { method: 'POST', body });
  const documents = ['%PDF-1.4 one', '%PDF-1.4 other'];
  const twice = await Promise.all(documents.map((document) => add('same', document)));
  expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await (await ask('same')).text()).toBe(documents[twice[0]?.ok ? 0 : 1]);

  const many = await Promise.all(Array.from({ length: 90 }, (_, n) => add(`file${n}`, `%PDF-1.4 ${n}`)));
  expect(many.filter(({ ok }) => ok)).toHaveLength(79);
});

test('while the database is down, set-up answers at once in words, and works when it is back', async () => {
  process.kill(backend.postgres.pid, 'SIGINT');
  await expect.poll(async () => (await backend.fetch('/healthz')).status).toBe(503);
  const began = performance.now();
  const { status, body } = await people.rpc('setup_is_open', {}, cara.token);
  const become = await people.rpc('become_first_admin', { code: 'any' }, cara.token);
  const login = await people.call('POST', '/auth/v1/token?grant_type=password', undefined, {
    email: cara.email,
    password,
  });
  expect(performance.now() - began).toBeLessThan(5_000);
  expect([status, body]).toMatchObject([503, { code: 'database_unavailable' }]);
  expect(JSON.stringify(body)).not.toContain('socket');
  expect([become.status === 503 || become.status === 429, login.status]).toEqual([true, 503]);

  const dir = path.join(backend.dataDir, 'postgres');
  // A server that is still ending would be adopted.
  await expect.poll(() => existsSync(path.join(dir, 'data/postmaster.pid')), { timeout: 30_000 }).toBe(false);
  await startPostgres({ dir, durable: false });
  await expect.poll(async () => (await backend.fetch('/healthz')).status, { timeout: 30_000 }).toBe(200);
  expect((await people.rpc('setup_is_open', {}, cara.token)).body).toBe(false);
  expect((await people.signIn(cara.email)).id).toBe(cara.id);
});

test('only its owner, and the session of an admin who opened it, download a file', async () => {
  const owner = await people.register('documents@demo.test');
  const path = `${owner.id}/card.pdf`;
  const uploaded = await backend.fetch(`/storage/v1/object/documents/${path}`, {
    method: 'POST',
    headers: { ...jsonHeaders, Authorization: `Bearer ${owner.token}`, 'Content-Type': 'application/pdf' },
    body: '%PDF-1.7\n',
  });
  expect(uploaded.status).toBe(200);
  const [document] = await backend.sql`
    insert into public.documents (caregiver_id, kind, file_path, file_name)
    values (${owner.id}, 'identity', ${path}, 'card.pdf') returning id`;
  const download = async (token: string) =>
    (await people.call('GET', `/storage/v1/object/documents/${path}`, token)).status;
  const elsewhere = await people.signIn(admin.email);

  expect(await download(owner.token)).toBe(200);
  expect(await download(admin.token)).not.toBe(200);
  expect(
    (await people.rpc('open_document', { document_id: document?.['id'] as string }, owner.token)).status,
  ).toBe(403);
  expect(
    (await people.rpc('open_document', { document_id: document?.['id'] as string }, admin.token)).status,
  ).toBeLessThan(300);
  expect(await download(admin.token)).toBe(200);
  expect(await download(elsewhere.token), 'another session of the same admin').not.toBe(200);
  await backend.sql`update private.document_views set opened_at = now() - interval '3 minutes'`;
  expect(await download(admin.token)).not.toBe(200);
});
