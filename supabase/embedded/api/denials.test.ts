import { createHmac, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres } from '../database/postgres.ts';
import {
  jsonHeaders,
  mailsTo,
  newestLink,
  password,
  productOptions,
  startTestBackend,
  tokenIn,
  type TestBackend,
} from '../tests/test-backend.ts';

/** What must not be possible over plain HTTP, against the product's own schema. */

type Auth = ReturnType<TestBackend['auth']>;
type Person = { id: string; email: string; auth: Auth; token: string; refreshToken: string };

let backend: TestBackend;
let admin: Person;
let cara: Person;

beforeAll(async () => {
  backend = await startTestBackend(productOptions());
  cara = await register('cara@demo.test');
});
afterAll(() => backend.stop());

/** Signs up, confirms by the email, and is signed in. */
async function register(email: string, data: object = {}): Promise<Person> {
  const auth = backend.auth();
  const secret = randomUUID();
  const { error } = await auth.signUp({
    email,
    password,
    options: { data: { ...data, sign_up_secret: secret } },
  });
  if (error) throw error;
  const person = await confirm(auth, email);
  expect((await rpc('claim_password', { secret }, person.token)).body).toBe(true);
  return person;
}

/** Follows the link of the email that confirms an address. */
async function confirm(auth: Auth, email: string): Promise<Person> {
  const token_hash = tokenIn(await newestLink(backend, email));
  return personOf(auth, await auth.verifyOtp({ type: 'signup', token_hash }));
}

async function signIn(email: string): Promise<Person> {
  const auth = backend.auth();
  return personOf(auth, await auth.signInWithPassword({ email, password }));
}

function personOf(auth: Auth, { data, error }: Awaited<ReturnType<Auth['verifyOtp']>>): Person {
  if (error || !data.session || !data.user) throw error ?? new Error('no session');
  const { access_token: token, refresh_token: refreshToken } = data.session;
  return { id: data.user.id, email: data.user.email ?? '', auth, token, refreshToken };
}

/** A bare call; answers with status and body. */
async function call(method: string, target: string, token?: string, body?: unknown, headers: object = {}) {
  const response = await backend.fetch(target, {
    method,
    headers: {
      ...jsonHeaders,
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
  return { status: response.status, body: isJson ? (JSON.parse(text) as unknown) : null, response };
}

const rpc = (name: string, args: object, token?: string) => call('POST', `/rest/v1/rpc/${name}`, token, args);

const myProfile = async (token: string) => (await call('GET', '/rest/v1/users?select=*', token)).body;
const rowOf = async (id: string) => (await backend.sql`select * from public.users where id = ${id}`)[0];
const sessionOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { session_id: string })
    .session_id;
const refresh = (refresh_token: string) =>
  call('POST', '/auth/v1/token?grant_type=refresh_token', undefined, { refresh_token });

describe('the setup code', () => {
  const become = (code: string, tokens: string[]) =>
    Promise.all(tokens.map((token) => rpc('become_first_admin', { code }, token)));
  const admins = async () => (await backend.sql`select id from public.users where role = 'admin'`).length;

  test('fifty at once with a wrong code make no admin, with the right one a single one', async () => {
    const others = await Promise.all(['a', 'b', 'c', 'd'].map((name) => register(`${name}@demo.test`)));
    const tokens = Array.from({ length: 50 }, (_, n) => [cara, ...others][n % 5]?.token ?? '');
    const wrong = await become('0'.repeat(20), tokens);
    expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([400]));
    expect(await admins()).toBe(0);

    expect((await rpc('become_first_admin', { code: backend.setupCode })).status).toBe(401);
    const right = await become(backend.setupCode ?? '', tokens);
    expect(right.filter(({ response }) => response.ok)).toHaveLength(1);
    expect(await admins()).toBe(1);

    const [first] = await backend.sql<
      { email: string }[]
    >`select email from public.users where role = 'admin'`;
    admin = await signIn(first?.email ?? '');
    if (first?.email === cara.email) cara = others[0] ?? cara;
    const [late] = await become(backend.setupCode ?? '', [cara.token]);
    expect([late?.status, late?.body]).toMatchObject([400, { message: 'setup_closed' }]);
  });

  test('guessing it ends in a 429', async () => {
    await become(
      'guess',
      Array.from({ length: 60 }, () => cara.token),
    );
    const [after] = await become('guess', [cara.token]);
    expect([after?.status, after?.body]).toMatchObject([429, { message: 'too_many_requests' }]);
  });
});

describe('tokens', () => {
  const secret = () => {
    const file = path.join(backend.dataDir, 'secrets.json');
    return (JSON.parse(readFileSync(file, 'utf8')) as { jwtSecret: string }).jwtSecret;
  };
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = () => {
    const [, payload = ''] = admin.token.split('.');
    return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  };
  const sign = (payload: object, key: string, alg = 'HS256') => {
    const content = `${encode({ alg, typ: 'JWT' })}.${encode(payload)}`;
    return `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`;
  };

  test('expired, forged, unsigned, altered and cut tokens get a 401 and nothing', async () => {
    const [head = '', payload = '', signature = ''] = admin.token.split('.');
    expect((await call('GET', '/rest/v1/users', sign(claims(), secret()))).status).toBe(200);
    const hour = Math.floor(Date.now() / 1000) - 3_600;
    const bad = {
      expired: sign({ ...claims(), iat: hour - 60, exp: hour }, secret()),
      'signed with another key': sign(claims(), 'x'.repeat(64)),
      'signed with no key': sign(claims(), ''),
      'signed with the publishable key': sign(claims(), jsonHeaders.apikey),
      'alg none': `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
      'alg none, with a signature': `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.${signature}`,
      'another algorithm': sign(claims(), secret(), 'HS512'),
      'altered claims': `${head}.${encode({ ...claims(), role: 'service_role' })}.${signature}`,
      'without its signature': `${head}.${payload}`,
      'with an empty signature': `${head}.${payload}.`,
      'cut off': admin.token.slice(0, -10),
      'no token': 'nonsense',
    };
    for (const [name, token] of Object.entries(bad)) {
      const answers = await Promise.all([
        call('GET', '/rest/v1/users', token),
        call('PATCH', `/rest/v1/users?id=eq.${admin.id}`, token, { role: 'caregiver' }),
        rpc('setup_is_open', {}, token),
        rpc('my_applications', {}, token),
      ]);
      expect([name, ...answers.map(({ status }) => status)]).toEqual([name, 401, 401, 401, 401]);
      for (const { body } of answers) expect(body).not.toBeInstanceOf(Array);
      // As hosted Supabase answers there.
      const user = await call('GET', '/auth/v1/user', token);
      expect([name, [401, 403].includes(user.status)]).toEqual([name, true]);
      expect(JSON.stringify(user.body)).not.toContain(admin.email);
      const files = await call('POST', '/storage/v1/object/list/documents', token, { prefix: '' });
      expect([name, [400, 401, 403].includes(files.status)]).toEqual([name, true]);
      expect(files.body).not.toBeInstanceOf(Array);
    }
  });

  test('a token signed for a session that never was is nobody', async () => {
    const token = sign({ ...claims(), session_id: randomUUID() }, secret());
    expect(await myProfile(token)).toEqual([]);
  });

  test('a refresh token used twice: the lost answer may be asked for again, a stolen one ends the session', async () => {
    const { refreshToken, token } = await signIn(cara.email);
    const next = (answer: Awaited<ReturnType<typeof refresh>>) =>
      (answer.body as { refresh_token: string }).refresh_token;
    const first = next(await refresh(refreshToken));
    expect(next(await refresh(refreshToken))).toBe(first);
    const second = next(await refresh(first));
    expect((await refresh(refreshToken)).body).toMatchObject({ error_code: 'refresh_token_already_used' });
    expect((await refresh(second)).status).toBe(400);
    // The one of the two whose access token has not run out has nothing.
    expect(await myProfile(token)).toEqual([]);
    expect((await call('GET', '/auth/v1/user', token)).status).toBe(403);
  });
});

describe('the end of a session', () => {
  const isOver = async (person: Person) => {
    expect(await myProfile(person.token)).toEqual([]);
    expect((await rpc('sync_my_profile', {}, person.token)).status).toBe(403);
    expect((await call('GET', '/auth/v1/user', person.token)).status).toBe(403);
    expect((await refresh(person.refreshToken)).status).toBe(400);
  };
  const goesOn = async (person: Person) => {
    expect(await myProfile(person.token)).toHaveLength(1);
    expect((await refresh(person.refreshToken)).status).toBe(200);
  };

  test('logging out counts from the next request: here, everywhere else, or everywhere', async () => {
    const [here, there] = [await signIn(cara.email), await signIn(cara.email)];
    await call('POST', '/auth/v1/logout?scope=local', here.token);
    await isOver(here);
    await goesOn(there);

    const kept = await signIn(cara.email);
    await call('POST', '/auth/v1/logout?scope=others', kept.token);
    await isOver(there);
    await goesOn(kept);

    await call('POST', '/auth/v1/logout?scope=global', (await signIn(cara.email)).token);
    await isOver(kept);
  });

  test('a new password ends all other sessions', async () => {
    const [thief, owner] = [await signIn(cara.email), await signIn(cara.email)];
    const change = (current: string | undefined, next: string) =>
      owner.auth.updateUser({ password: next, ...(current !== undefined && { current_password: current }) });
    expect((await change(undefined, 'another-One1')).error?.code).toBe('current_password_required');
    expect((await change('wrong-One1', 'another-One1')).error?.code).toBe('current_password_mismatch');
    await goesOn(thief);
    expect((await change(password, 'another-One1')).error).toBeNull();
    await isOver(thief);
    await goesOn(owner);
    expect((await mailsTo(backend, cara.email))[0]?.subject).toBe('Your password has changed');
    await change('another-One1', password);
  });

  test('a password chosen by way of the email ends the sessions of everyone who knew the old one', async () => {
    const thief = await signIn(cara.email);
    await backend.auth().resetPasswordForEmail(cara.email);
    const owner = backend.auth();
    const token_hash = tokenIn(await newestLink(backend, cara.email));
    await owner.verifyOtp({ type: 'recovery', token_hash });
    expect((await owner.updateUser({ password: 'another-One1' })).error).toBeNull();
    await isOver(thief);
    await owner.updateUser({ password });
    cara = await signIn(cara.email);
  });

  test('a stranger who signed up first with someone’s address has nothing once the owner confirms it', async () => {
    const email = 'squatted@demo.test';
    const data = { sign_up_secret: 'a stranger’s' };
    await backend.auth().signUp({ email, password: 'stranger-Passw0rd', options: { data } });
    const owner = await confirm(backend.auth(), email);
    const stranger = await backend.auth().signInWithPassword({ email, password: 'stranger-Passw0rd' });
    expect(stranger.error?.code).toBe('invalid_credentials');
    expect((await rpc('claim_password', { secret: 'the owner’s' }, owner.token)).body).toBe(false);
    expect((await owner.auth.updateUser({ password: 'owner-Passw0rd' })).error).toBeNull();
    expect((await rpc('claim_password', data, owner.token)).status).toBe(404);
    expect((await rpc('claim_password', { secret: data.sign_up_secret }, owner.token)).body).toBe(true);
    const again = await backend.auth().signInWithPassword({ email, password: 'stranger-Passw0rd' });
    expect(again.error?.code).toBe('invalid_credentials');
    const own = await backend.auth().signInWithPassword({ email, password: 'owner-Passw0rd' });
    expect(own.data.user?.user_metadata).not.toHaveProperty('sign_up_secret');
  });

  test('a session older than ten minutes changes no password and no address, and deletes nothing', async () => {
    const thief = await register('stolen@demo.test');
    await backend.sql`
      update auth.sessions set created_at = now() - interval '10 minutes' where user_id = ${thief.id}`;
    for (const change of [{ password: 'thief-Passw0rd' }, { email: 'thief2@demo.test' }]) {
      const answer = await call('PUT', '/auth/v1/user', thief.token, change);
      expect(answer).toMatchObject({ status: 403, body: { error_code: 'sign_in_again' } });
    }
    for (const step of ['prepare_account_deletion', 'delete_my_account']) {
      expect((await rpc(step, {}, thief.token)).body).toMatchObject({ message: 'sign_in_again' });
    }
    const owner = await signIn(thief.email);
    const change = { password: 'owner-Passw0rd', current_password: password };
    expect((await owner.auth.updateUser(change)).error).toBeNull();
    expect((await rpc('prepare_account_deletion', {}, owner.token)).status).toBe(200);
  });

  const follow = async (type: 'recovery' | 'email_change', link: URL) => {
    const token_hash = tokenIn(link);
    return (await backend.auth().verifyOtp({ type, token_hash })).error?.code;
  };

  test('a new password also voids the links that were emailed before, to whatever address', async () => {
    const owner = await register('robbed@demo.test');
    const thief = await signIn(owner.email);
    await thief.auth.updateUser({ email: 'thief@demo.test' });
    const change = await newestLink(backend, 'thief@demo.test');
    await backend.auth().resetPasswordForEmail(owner.email);
    const recovery = await newestLink(backend, owner.email);
    expect((await owner.auth.updateUser({ password: 'another-One1' })).error).toBeNull();
    expect(await follow('email_change', change)).toBe('otp_expired');
    expect(await follow('recovery', recovery)).toBe('otp_expired');
    expect(await rowOf(owner.id)).toMatchObject({ email: owner.email });
  });

  test('only a session of the last ten minutes changes password or address', async () => {
    const owner = await register('careful@demo.test');
    const stolen = await signIn(owner.email);
    await backend.sql`
      update auth.sessions set created_at = now() - interval '11 minutes'
      where user_id = ${owner.id} and id = ${sessionOf(stolen.token)}`;
    const { data } = await stolen.auth.refreshSession();
    expect(data.session?.access_token).toBeTruthy();
    for (const change of [{ password: 'another-One1' }, { email: 'thief2@demo.test' }]) {
      const { error } = await stolen.auth.updateUser(change);
      expect([error?.status, error?.code]).toEqual([403, 'sign_in_again']);
      const [answered] = await backend.sql`select email_change from auth.users where id = ${owner.id}`;
      expect(answered?.['email_change'] ?? '').toBe('');
    }
    const stolenToken = data.session?.access_token ?? '';
    for (const scheme of [
      'bearer ',
      'BEARER ',
      'Bearer  ',
      'Bearer\t',
      'Bearer x ',
      'Bearer x, Bearer ',
      'Basic ',
      '',
    ]) {
      const headers = { Authorization: `${scheme}${stolenToken}` };
      const { status } = await call('PUT', '/auth/v1/user', undefined, { password: 'another-One1' }, headers);
      expect([401, 403], scheme).toContain(status);
    }
    expect((await stolen.auth.updateUser({ data: { nickname: 'Care' } })).error).toBeNull();
    expect((await owner.auth.updateUser({ password: 'another-One1' })).error).toBeNull();

    // The link in an email opens a session that is new.
    await backend.auth().resetPasswordForEmail(owner.email);
    const auth = backend.auth();
    const token_hash = tokenIn(await newestLink(backend, owner.email));
    await auth.verifyOtp({ type: 'recovery', token_hash });
    expect((await auth.updateUser({ password: 'a-third-One1' })).error).toBeNull();
  });

  test('a password and an address may be changed in one call', async () => {
    const owner = await register('brisk@demo.test');
    await owner.auth.updateUser({ email: 'brisker@demo.test', password: 'another-One1' });
    expect(await follow('email_change', await newestLink(backend, 'brisker@demo.test'))).toBeUndefined();
    expect(await rowOf(owner.id)).toMatchObject({ email: 'brisker@demo.test' });
  });

  test('the code that a link is made of is as long as hosted Supabase allows', () => {
    expect(productOptions().config?.auth.email.otp_length).toBe(10);
  });

  test('a new address voids the links that went to the old one', async () => {
    const owner = await register('moving@demo.test');
    await backend.auth().resetPasswordForEmail(owner.email);
    const old = await newestLink(backend, owner.email);
    await owner.auth.updateUser({ email: 'arrived@demo.test' });
    expect(await follow('email_change', await newestLink(backend, 'arrived@demo.test'))).toBeUndefined();
    expect(await follow('recovery', old)).toBe('otp_expired');
  });
});

describe('registration', () => {
  const invite = async (email: string) => {
    const { body } = await rpc('invite_admin', { email }, admin.token);
    return (body as { id: string; token: string }[])[0] ?? { id: '', token: '' };
  };
  const ask = (email: string, data: unknown) =>
    call('POST', '/auth/v1/signup', undefined, { email, password, data });
  const closed = { error_code: 'admin_registration_closed' };
  const accountsOf = async (email: string) =>
    (await backend.sql`select from auth.users where email = ${email}`).length;

  test('as an admin is refused without an invitation, and leaves no account', async () => {
    const wishes: object[] = [
      { role: 'admin' },
      { role: 'admin', invitation: '' },
      { role: 'admin', invitation: null },
      { role: 'admin', invitation: 'f'.repeat(32) },
      { role: 'ADMIN' },
      { role: 'superuser' },
      { role: ['admin'] },
      { role: { admin: true } },
    ];
    for (const data of wishes) {
      const { status, body, response } = await ask('wish@demo.test', data);
      expect([data, status, body]).toMatchObject([data, 403, closed]);
      expect(response.headers.get('x-sb-error-code')).toBe('admin_registration_closed');
    }
    expect(await accountsOf('wish@demo.test')).toBe(0);
    // Nor does the refusal tell that an address is taken.
    expect(await ask(cara.email, { role: 'admin' })).toMatchObject({ status: 403, body: closed });
  });

  test('as an admin is refused with someone else’s, an expired, a replaced or a revoked invitation', async () => {
    const stolen = await invite('invited@demo.test');
    const expired = await invite('late@demo.test');
    await backend.sql`update public.invitations set expires_at = now() where id = ${expired.id}`;
    const replaced = await invite('twice@demo.test');
    await invite('twice@demo.test');
    const revoked = await invite('revoked@demo.test');
    await rpc('revoke_invitation', { invitation_id: revoked.id }, admin.token);
    for (const [email, { token }] of [
      ['stranger@demo.test', stolen],
      ['late@demo.test', expired],
      ['twice@demo.test', replaced],
      ['revoked@demo.test', revoked],
    ] as const) {
      const { status, body } = await ask(email, { role: 'admin', invitation: token });
      expect([email, status, body]).toMatchObject([email, 403, closed]);
      expect(await accountsOf(email)).toBe(0);
    }
  });

  test('as an admin works once, with one’s own invitation, and only once the address is confirmed', async () => {
    const { token } = await invite('Second@demo.test');
    const second = await register('second@demo.test', { role: 'admin', invitation: token });
    expect((await rowOf(second.id))?.['role']).toBe('admin');
    expect(await ask('third@demo.test', { role: 'admin', invitation: token })).toMatchObject({
      body: closed,
    });
    const unconfirmed = await invite('patient@demo.test');
    await ask('patient@demo.test', { role: 'admin', invitation: unconfirmed.token });
    const early = await backend.auth().signInWithPassword({ email: 'patient@demo.test', password });
    expect(early.error?.code).toBe('email_not_confirmed');
  });

  test('makes a caregiver, whatever else is asked for, and no later wish changes that', async () => {
    const data = { role: 'caregiver', email_verified: true, id: admin.id, deactivated_at: null };
    const person = await register('plain@demo.test', data);
    await person.auth.updateUser({ data: { role: 'admin', app_metadata: { role: 'admin' } } });
    expect(await rowOf(person.id)).toMatchObject({ role: 'caregiver', email: 'plain@demo.test' });
    expect((await rpc('invite_admin', { email: 'x@demo.test' }, person.token)).status).toBe(403);
  });

  test('leaves an account that waits for its confirmation without any session', async () => {
    const { body } = await ask('waiting@demo.test', { role: 'caregiver' });
    expect(body).not.toHaveProperty('access_token');
    const { error } = await backend.auth().signInWithPassword({ email: 'waiting@demo.test', password });
    expect(error?.code).toBe('email_not_confirmed');
    const [account] = await backend.sql`
      select u.email_verified, (select count(*) from auth.sessions s where s.user_id = u.id)::int as sessions
      from public.users u where email = 'waiting@demo.test'`;
    expect(account).toEqual({ email_verified: false, sessions: 0 });
  });
});

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
      const before = await rowOf(target.id);
      for (const token of [cara.token, admin.token, undefined]) {
        const denied = token === undefined ? 401 : 403;
        for (const change of changes) {
          const patch = await call('PATCH', `/rest/v1/users?id=eq.${target.id}`, token, change);
          const put = await call('PUT', `/rest/v1/users?id=eq.${target.id}`, token, { ...before, ...change });
          const row = { id: target.id, email: target.email, ...change };
          const insert = await call('POST', '/rest/v1/users', token, row);
          const upsert = await call('POST', '/rest/v1/users?on_conflict=id', token, row, {
            Prefer: 'resolution=merge-duplicates,return=representation',
          });
          const answers = [patch, insert, upsert].map(({ status }) => status);
          expect([change, ...answers]).toEqual([change, denied, denied, denied]);
          // A PUT of another id than the address names makes no sense in the first place.
          expect([change, put.status]).toEqual([change, 'id' in change ? 400 : denied]);
        }
        const remove = await call('DELETE', `/rest/v1/users?id=eq.${target.id}`, token);
        expect(remove.status).toBe(denied);
      }
      expect(await rowOf(target.id)).toEqual(before);
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
        expect((await call('GET', `/rest/v1/${table}`, token)).status).toBe(404);
        expect((await call('GET', `/rest/v1/${name}`, token, undefined, profile)).status).toBe(406);
      }
    }
    const admins = await call('GET', '/auth/v1/admin/users', admin.token);
    expect(admins.status).toBeGreaterThanOrEqual(401);
    expect(JSON.stringify(admins.body)).not.toContain('@');
  });

  test('the profile follows a confirmed change of address', async () => {
    const person = await register('before@demo.test');
    await person.auth.updateUser({ email: 'after@demo.test' });
    expect(await rowOf(person.id)).toMatchObject({ email: 'before@demo.test' });
    const token_hash = tokenIn(await newestLink(backend, 'after@demo.test'));
    await backend.auth().verifyOtp({ type: 'email_change', token_hash });
    expect(await rowOf(person.id)).toMatchObject({ email: 'after@demo.test', email_verified: true });
  });
});

describe('a change of mind', () => {
  test('a demoted admin’s live token is a caregiver’s from the next request on', async () => {
    const { body } = await rpc('invite_admin', { email: 'short@demo.test' }, admin.token);
    const [{ token } = { token: '' }] = body as { token: string }[];
    const short = await register('short@demo.test', { role: 'admin', invitation: token });
    expect((await myProfile(short.token)) as unknown[]).not.toHaveLength(1);
    const demoted = await rpc('set_user_role', { user_id: short.id, new_role: 'caregiver' }, admin.token);
    expect(demoted.status).toBeLessThan(300);
    expect(await myProfile(short.token)).toMatchObject([{ id: short.id, role: 'caregiver' }]);
    expect((await rpc('invite_admin', { email: 'y@demo.test' }, short.token)).status).toBe(403);
    expect((await call('GET', '/rest/v1/invitations', short.token)).body).toEqual([]);
  });

  test('a deactivated user gets nothing, not even through a legacy record, and cannot come back', async () => {
    const person = await register('gone@demo.test');
    await backend.sql`insert into public.caregivers (user_id, email) values (${person.id}, ${person.email})`;
    expect(await myProfile(person.token)).toHaveLength(1);
    const done = await rpc('deactivate_user', { user_id: person.id, reason: 'left us' }, admin.token);
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
        expect([table, (await call('GET', `/rest/v1/${table}`, token)).body]).toEqual([table, []]);
      }
      expect((await rpc('sync_my_profile', {}, token)).status).toBe(403);
    };
    await nothing(person.token);
    expect((await refresh(person.refreshToken)).status).toBe(400);
    // The password is still right; the session that it opens is worth nothing.
    const { token } = await signIn(person.email);
    await nothing(token);
    for (const change of [
      { password: 'another-Passw0rd', current_password: password },
      { email: 'back@demo.test' },
      { data: { full_name: 'Back Again' } },
    ]) {
      const answer = await call('PUT', '/auth/v1/user', token, change);
      expect(answer).toMatchObject({ status: 403, body: { error_code: 'not_allowed' } });
    }
    const factor = await call('POST', '/auth/v1/factors', token, { factor_type: 'totp' });
    expect(factor).toMatchObject({ status: 403, body: { error_code: 'not_allowed' } });
  });

  test('a table gives a thousand rows a call, however many are asked for', async () => {
    await backend.sql`
      insert into public.places (name, region, country, latitude, longitude)
      select 'Town ' || n, 'Here', 'XX', 0, 0 from generate_series(1, 1001) n`;
    const towns = await call('GET', '/rest/v1/places?select=id&country=eq.XX&limit=5000', cara.token);
    expect(towns.body).toHaveLength(1000);
    await backend.sql`delete from public.places where country = 'XX'`;
  });

  test('a value of the wrong type is told as such', async () => {
    const place = (first: unknown) =>
      rpc('place_caregiver', { application_id: cara.id, starts_on: first }, admin.token);
    for (const first of [0, {}, [], true]) expect((await place(first)).status).toBe(400);
  });
});

test('a folder takes as many files as it may, however many come at once, and none of them over another', async () => {
  const { id, token } = await register('hoarder@demo.test');
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
  const { status, body } = await rpc('setup_is_open', {}, cara.token);
  const become = await rpc('become_first_admin', { code: 'any' }, cara.token);
  const login = await call('POST', '/auth/v1/token?grant_type=password', undefined, {
    email: cara.email,
    password,
  });
  expect(performance.now() - began).toBeLessThan(5_000);
  expect([status, body]).toMatchObject([503, { code: 'database_unavailable' }]);
  expect(JSON.stringify(body)).not.toContain('socket');
  expect([become.status === 503 || become.status === 429, login.status]).toEqual([true, 503]);

  const dir = path.join(backend.dataDir, 'postgres');
  // One that is still ending would be adopted.
  await expect.poll(() => existsSync(path.join(dir, 'data/postmaster.pid')), { timeout: 30_000 }).toBe(false);
  await startPostgres({ dir, durable: false });
  await expect.poll(async () => (await backend.fetch('/healthz')).status, { timeout: 30_000 }).toBe(200);
  expect((await rpc('setup_is_open', {}, cara.token)).body).toBe(false);
  expect((await signIn(cara.email)).id).toBe(cara.id);
});

test('a file is downloaded by its owner, and by the session of an admin that opened it', async () => {
  const owner = await register('documents@demo.test');
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
    (await call('GET', `/storage/v1/object/documents/${path}`, token)).status;
  const elsewhere = await signIn(admin.email);

  expect(await download(owner.token)).toBe(200);
  expect(await download(admin.token)).not.toBe(200);
  expect((await rpc('open_document', { document_id: document?.['id'] as string }, owner.token)).status).toBe(
    403,
  );
  expect(
    (await rpc('open_document', { document_id: document?.['id'] as string }, admin.token)).status,
  ).toBeLessThan(300);
  expect(await download(admin.token)).toBe(200);
  expect(await download(elsewhere.token), 'another session of the same admin').not.toBe(200);
  await backend.sql`update private.document_views set opened_at = now() - interval '3 minutes'`;
  expect(await download(admin.token)).not.toBe(200);
});
