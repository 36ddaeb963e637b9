import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  jsonHeaders,
  password,
  productOptions,
  startTestBackend,
  type TestBackend,
} from '../tests/test-backend.ts';
import { tick } from '../tick.ts';

/** What the audit log knows of those who come in and are refused, and that it can be proved from outside. */

const root = path.resolve(import.meta.dirname, '../../..');
let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend(productOptions());
  for (const name of ['admin', 'cara']) {
    await backend.sql`
      insert into auth.users (
        instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
        created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
      ) values (
        '00000000-0000-0000-0000-000000000000', gen_random_uuid(), 'authenticated', 'authenticated',
        ${`${name}@demo.test`}, extensions.crypt(${password}, extensions.gen_salt('bf', 4)), now(), '{}', '{}', now(), now(),
        '', '', '', ''
      )`;
  }
  await backend.sql`update public.users set role = 'admin' where email = 'admin@demo.test'`;
});
afterAll(() => backend.stop());

const idOf = async (email: string) =>
  (await backend.sql`select id from public.users where email = ${email}`)[0]?.['id'];
const recorded = (action: string) => backend.sql`
  select actor_id, subject_type, subject_id, after from public.events where action = ${action} order by id`;
const rpc = (name: string, args: object, token?: string) =>
  backend.fetch(`/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { ...jsonHeaders, ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(args),
  });

test('that staff sign in is recorded, whichever way; that caregivers do is not', async () => {
  await backend.signIn('cara@demo.test');
  await backend.signIn('admin@demo.test');
  const id = await idOf('admin@demo.test');
  expect(await recorded('sign_in')).toEqual([
    { actor_id: id, subject_type: 'users', subject_id: id, after: null },
  ]);
});

test('a refused call of somebody signed in is recorded, with its name; a visitor’s is not', async () => {
  const token = await backend.signIn('cara@demo.test');
  const someone = '00000000-0000-4000-8000-000000000000';
  expect((await rpc('approve_caregiver', { caregiver_id: someone, revision: 1 }, token)).status).toBe(403);
  expect((await rpc('submit_profile', { consent: false }, token)).status).toBe(400);
  expect((await rpc('track_request', { reference: 'x', secret: 'y' })).status).toBe(200);
  expect((await rpc('export_my_data', {})).status).toBe(401);
  const actor_id = await idOf('cara@demo.test');
  expect(await recorded('refuse')).toEqual([
    {
      actor_id,
      subject_type: 'functions',
      subject_id: 'approve_caregiver',
      after: { refusal: 'not_allowed' },
    },
    {
      actor_id,
      subject_type: 'functions',
      subject_id: 'submit_profile',
      after: { refusal: 'consent_missing' },
    },
  ]);
});

test('of one account no more than a hundred refusals an hour', async () => {
  const token = await backend.signIn('cara@demo.test');
  for (let n = 0; n < 102; n += 1) await rpc('submit_profile', { consent: false }, token);
  expect(await recorded('refuse')).toHaveLength(100);
});

test('npm run audit:verify proves the running trail, also against an earlier seal, or names the first broken event', async () => {
  const verify = (...args: string[]) =>
    promisify(execFile)(process.execPath, [path.join(root, 'scripts/audit-verify.ts'), ...args], {
      env: { ...process.env, DATA_DIR: backend.dataDir },
    }).then(
      ({ stdout }) => stdout,
      (error: { stderr: string }) => error.stderr,
    );
  await tick(backend.sql);
  const holds = await verify();
  expect(holds).toMatch(/^The audit log holds: \d+ events sealed, 0 waiting/);
  const kept = /\d+:[0-9a-f]{64}/.exec(holds)?.[0] ?? '';
  expect(await verify(kept)).toContain('The audit log holds');
  expect(await verify(kept.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).toContain(
    'no longer goes through',
  );
  await backend.sql.begin(async (tx) => {
    await tx`alter table public.events disable trigger user`;
    await tx`update public.events set actor_id = gen_random_uuid() where position = 3`;
    await tx`alter table public.events enable trigger user`;
  });
  expect(await verify()).toContain('(position 3): it is not what was sealed.');
  expect((await backend.fetch('/healthz')).status).toBe(200);
});
