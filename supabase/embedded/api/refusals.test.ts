import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../database/bootstrap.ts';
import { refusalName } from '../database/errors.ts';
import { postFrom } from '../tests/from-address.ts';
import {
  jsonHeaders,
  password,
  productOptions,
  startTestBackend,
  type TestBackend,
} from '../tests/test-backend.ts';
import { tick } from '../tick.ts';

/** What the audit log records about sign-ins and refusals, and that it can be proved from outside. */

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
/**
 * The refusals of a kind, with their number and the number of network addresses. They are recorded a moment
 * later.
 */
const refusals = async (refusal: string) =>
  (await recorded('refuse')).flatMap(({ actor_id: by, subject_id: about, after }) =>
    after.refusal === refusal ? [[by, about, after.times, after.addresses]] : [],
  );
const rpc = (name: string, args: object, token?: string) =>
  backend.fetch(`/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { ...jsonHeaders, ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(args),
  });

test('each sign-in of staff is recorded, none of caregivers', async () => {
  await backend.signIn('cara@demo.test');
  await backend.signIn('admin@demo.test');
  const id = await idOf('admin@demo.test');
  expect(await recorded('sign_in')).toEqual([
    { actor_id: id, subject_type: 'users', subject_id: id, after: null },
  ]);
});

test('a refused call is recorded, with its name and its account, or a visitor', async () => {
  const [token, cara] = [await backend.signIn('cara@demo.test'), await idOf('cara@demo.test')];
  const someone = '00000000-0000-4000-8000-000000000000';
  expect((await rpc('approve_caregiver', { caregiver_id: someone, revision: 1 }, token)).status).toBe(403);
  expect((await rpc('track_request', { reference: 'x', secret: 'y' })).status).toBe(200);
  expect((await rpc('export_my_data', {})).status).toBe(401);
  const headers = { ...jsonHeaders, Authorization: `Bearer ${token}` };
  const change = { method: 'PATCH', headers, body: '{"role":"admin"}' };
  expect((await backend.fetch(`/rest/v1/users?id=eq.${cara}`, change)).status).toBe(403);
  const file = {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/pdf' },
    body: '%PDF-1.7',
  };
  expect((await backend.fetch(`/storage/v1/object/documents/${someone}/a.pdf`, file)).ok).toBe(false);
  await expect
    .poll(async () => new Set(await refusals('not_allowed')))
    .toEqual(
      new Set([
        [cara, 'approve_caregiver', 1, 1],
        [null, 'export_my_data', 1, 1],
        [cara, 'users', 1, 1],
        [cara, 'files', 1, 1],
      ]),
    );
});

test('repeated refusals are an event the first, tenth and hundredth time, then refused at the gateway', async () => {
  const [token, cara] = [await backend.signIn('cara@demo.test'), await idOf('cara@demo.test')];
  const statuses: number[] = [];
  for (let n = 0; n < 130; n += 1)
    statuses.push((await rpc('submit_profile', { consent: false }, token)).status);
  expect(statuses).toEqual([...Array<number>(120).fill(400), ...Array<number>(10).fill(429)]);
  await expect
    .poll(() => refusals('consent_missing'))
    .toEqual([1, 10, 100].map((times) => [cara, 'submit_profile', times, 1]));
  expect((await rpc('sync_my_profile', {}, token)).status).toBe(429);
  const other = await backend.signIn('admin@demo.test');
  expect((await rpc('submit_profile', { consent: false }, other)).status).toBe(403);
});

test('a wrong password is recorded under its account; for an unknown address nothing is kept', async () => {
  const cara = await idOf('cara@demo.test');
  const guess = (localAddress: string, email: string) =>
    postFrom(localAddress, `${backend.url}/auth/v1/token?grant_type=password`, {
      email,
      password: 'a-Guess1',
    });
  const places = process.platform === 'linux' ? ['127.0.0.1', '127.0.0.2'] : ['127.0.0.1'];
  for (let n = 0; n < 10; n += 1) {
    expect(await guess(places[n % places.length] ?? '', 'cara@demo.test')).toBe(400);
    expect(await guess('127.0.0.1', `somebody${n}@demo.test`)).toBe(400);
  }
  await expect
    .poll(async () => new Set(await refusals('invalid_credentials')))
    .toEqual(
      new Set([
        [null, cara, 1, 1],
        [null, cara, 10, places.length],
        [null, 'token', 1, 1],
        [null, 'token', 10, 1],
      ]),
    );
  const [kept] = await backend.sql`
    select (select count(*) from public.events e where e::text ~ 'somebody|127.0.0') as events,
      (select count(*) from private.throttle_hits h where h.key ~ 'somebody') as counts`;
  expect(kept).toEqual({ events: '0', counts: '0' });
});

test('a wrong code, a wrong current password and a link that has ended are recorded, too', async () => {
  const admin = await idOf('admin@demo.test');
  const client = backend.auth();
  await client.signInWithPassword({ email: 'admin@demo.test', password });
  await client.updateUser({ password: 'another-Passw0rd', current_password: 'a-Guess1' });
  const { data } = await client.mfa.enroll({ factorType: 'totp' });
  await client.mfa.challengeAndVerify({ factorId: data?.id ?? '', code: '000000' });
  await backend.auth().verifyOtp({ type: 'recovery', token_hash: 'f'.repeat(56) });
  await expect
    .poll(async () => [
      ...(await refusals('current_password_mismatch')),
      ...(await refusals('mfa_verification_failed')),
      ...(await refusals('otp_expired')),
    ])
    .toEqual([
      [admin, admin, 1, 1],
      [admin, admin, 1, 1],
      [null, 'verify', 1, 1],
    ]);
});

test('only staff set up a second factor, in a new session, whatever the auth server lets through', async () => {
  const [admin, cara] = [await idOf('admin@demo.test'), await idOf('cara@demo.test')];
  await backend.sql`delete from auth.mfa_factors`;
  await Promise.all(['admin', 'cara'].map((name) => backend.signIn(`${name}@demo.test`)));
  const server = connect(backend.postgres, { role: 'authenticator' });
  const enrol = (user: string, status = 'unverified') =>
    server`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      values (gen_random_uuid(), ${user}, 'totp', ${status}, now(), now())`.then(
      () => 'set up',
      (error: unknown) => refusalName(error),
    );
  const sessions = (age: string, aal: string) =>
    backend.sql`update auth.sessions set created_at = now() - ${age}::interval, aal = ${aal} where user_id = ${admin}`;
  expect(await enrol(cara)).toBe('not_allowed');
  await sessions('11 minutes', 'aal2');
  expect(await enrol(admin)).toBe('sign_in_again');
  await sessions('9 minutes', 'aal1');
  expect(await enrol(admin, 'verified')).toBe('set up');
  expect(await enrol(admin)).toBe('sign_in_again');
  await sessions('9 minutes', 'aal2');
  expect(await enrol(admin)).toBe('set up');
  await sessions('11 minutes', 'aal2');
  const confirmed =
    await server`update auth.mfa_factors set status = 'verified' where status = 'unverified'`.catch(
      refusalName,
    );
  expect(confirmed).toBe('sign_in_again');
  await server.end();
});

test('npm run audit:verify proves the running log, also against an earlier seal, or names the first broken event', async () => {
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
    'no longer has the seal',
  );
  await backend.sql.begin(async (tx) => {
    await tx`alter table public.events disable trigger user`;
    await tx`update public.events set actor_id = gen_random_uuid() where position = 3`;
    await tx`alter table public.events enable trigger user`;
  });
  expect(await verify()).toContain('(position 3): it is not what was sealed.');
  expect((await backend.fetch('/healthz')).status).toBe(200);
});
