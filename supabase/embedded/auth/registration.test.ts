import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { peopleAt, type Person } from '../tests/people.ts';
import { password, productOptions, startTestBackend, type TestBackend } from '../tests/test-backend.ts';

/** Who gets which role: the first admin by the setup code, colleagues by invitation, all others caregiver. */

let backend: TestBackend;
let people: ReturnType<typeof peopleAt>;
let admin: Person;
let cara: Person;

beforeAll(async () => {
  backend = await startTestBackend(productOptions());
  people = peopleAt(backend);
  cara = await people.register('cara@demo.test');
});
afterAll(() => backend.stop());

describe('the setup code', () => {
  const become = (code: string, tokens: string[]) =>
    Promise.all(tokens.map((token) => people.rpc('become_first_admin', { code }, token)));
  const admins = async () => (await backend.sql`select id from public.users where role = 'admin'`).length;

  test('of fifty calls at once, wrong codes make no admin and right ones a single one', async () => {
    const others = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) => people.register(`${name}@demo.test`)),
    );
    const tokens = Array.from({ length: 50 }, (_, n) => [cara, ...others][n % 5]?.token ?? '');
    const wrong = await become('0'.repeat(20), tokens);
    expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([400]));
    expect(await admins()).toBe(0);

    expect((await people.rpc('become_first_admin', { code: backend.setupCode })).status).toBe(401);
    const right = await become(backend.setupCode ?? '', tokens);
    expect(right.filter(({ response }) => response.ok)).toHaveLength(1);
    expect(await admins()).toBe(1);

    const [first] = await backend.sql<
      { email: string }[]
    >`select email from public.users where role = 'admin'`;
    admin = await people.signIn(first?.email ?? '');
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

describe('registration', () => {
  const invite = async (email: string) => {
    const { body } = await people.rpc('invite_admin', { email }, admin.token);
    return (body as { id: string; token: string }[])[0] ?? { id: '', token: '' };
  };
  const ask = (email: string, data: unknown) =>
    people.call('POST', '/auth/v1/signup', undefined, { email, password, data });
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
    await people.rpc('revoke_invitation', { invitation_id: revoked.id }, admin.token);
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
    const second = await people.register('second@demo.test', { role: 'admin', invitation: token });
    expect((await people.rowOf(second.id))?.['role']).toBe('admin');
    expect(await ask('third@demo.test', { role: 'admin', invitation: token })).toMatchObject({
      body: closed,
    });
    const unconfirmed = await invite('patient@demo.test');
    await ask('patient@demo.test', { role: 'admin', invitation: unconfirmed.token });
    const early = await backend.auth().signInWithPassword({ email: 'patient@demo.test', password });
    expect(early.error?.code).toBe('email_not_confirmed');
  });

  test('makes a caregiver, whatever role is asked for then or later', async () => {
    const data = { role: 'caregiver', email_verified: true, id: admin.id, deactivated_at: null };
    const person = await people.register('plain@demo.test', data);
    await person.auth.updateUser({ data: { role: 'admin', app_metadata: { role: 'admin' } } });
    expect(await people.rowOf(person.id)).toMatchObject({ role: 'caregiver', email: 'plain@demo.test' });
    expect((await people.rpc('invite_admin', { email: 'x@demo.test' }, person.token)).status).toBe(403);
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
