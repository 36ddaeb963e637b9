import { createHmac, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startWithPeople, type Person } from '../tests/people.ts';
import {
  jsonHeaders,
  mailsTo,
  newestLink,
  password,
  productOptions,
  tokenIn,
} from '../tests/test-backend.ts';

/** What opens a session, how long it lasts, and what ends it. */

const { backend, people, admin, cara: first } = await startWithPeople();
let cara = first;
afterAll(() => backend.stop());

const sessionOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { session_id: string })
    .session_id;
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
    expect((await people.call('GET', '/rest/v1/users', sign(claims(), secret()))).status).toBe(200);
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
        people.call('GET', '/rest/v1/users', token),
        people.call('PATCH', `/rest/v1/users?id=eq.${admin.id}`, token, { role: 'caregiver' }),
        people.rpc('setup_is_open', {}, token),
        people.rpc('my_applications', {}, token),
      ]);
      expect([name, ...answers.map(({ status }) => status)]).toEqual([name, 401, 401, 401, 401]);
      for (const { body } of answers) expect(body).not.toBeInstanceOf(Array);
      // As hosted Supabase answers there.
      const user = await people.call('GET', '/auth/v1/user', token);
      expect([name, [401, 403].includes(user.status)]).toEqual([name, true]);
      expect(JSON.stringify(user.body)).not.toContain(admin.email);
      const files = await people.call('POST', '/storage/v1/object/list/documents', token, { prefix: '' });
      expect([name, [400, 401, 403].includes(files.status)]).toEqual([name, true]);
      expect(files.body).not.toBeInstanceOf(Array);
    }
  });

  test('a token for a session that never existed opens no account', async () => {
    const token = sign({ ...claims(), session_id: randomUUID() }, secret());
    expect(await people.myProfile(token)).toEqual([]);
  });

  test('a refresh token may be sent again after a lost answer, but a stolen one ends the session', async () => {
    const { refreshToken, token } = await people.signIn(cara.email);
    const next = (answer: Awaited<ReturnType<typeof people.refresh>>) =>
      (answer.body as { refresh_token: string }).refresh_token;
    const first = next(await people.refresh(refreshToken));
    expect(next(await people.refresh(refreshToken))).toBe(first);
    const second = next(await people.refresh(first));
    expect((await people.refresh(refreshToken)).body).toMatchObject({
      error_code: 'refresh_token_already_used',
    });
    expect((await people.refresh(second)).status).toBe(400);
    // The other one, which still has an access token, reads nothing.
    expect(await people.myProfile(token)).toEqual([]);
    expect((await people.call('GET', '/auth/v1/user', token)).status).toBe(403);
  });
});

describe('the end of a session', () => {
  const isOver = async (person: Person) => {
    expect(await people.myProfile(person.token)).toEqual([]);
    expect((await people.rpc('sync_my_profile', {}, person.token)).status).toBe(403);
    expect((await people.call('GET', '/auth/v1/user', person.token)).status).toBe(403);
    expect((await people.refresh(person.refreshToken)).status).toBe(400);
  };
  const goesOn = async (person: Person) => {
    expect(await people.myProfile(person.token)).toHaveLength(1);
    expect((await people.refresh(person.refreshToken)).status).toBe(200);
  };

  test('signing out counts from the next request: here, everywhere else, or everywhere', async () => {
    const [here, there] = [await people.signIn(cara.email), await people.signIn(cara.email)];
    await people.call('POST', '/auth/v1/logout?scope=local', here.token);
    await isOver(here);
    await goesOn(there);

    const kept = await people.signIn(cara.email);
    await people.call('POST', '/auth/v1/logout?scope=others', kept.token);
    await isOver(there);
    await goesOn(kept);

    await people.call('POST', '/auth/v1/logout?scope=global', (await people.signIn(cara.email)).token);
    await isOver(kept);
  });

  test('a new password ends all other sessions', async () => {
    const [thief, owner] = [await people.signIn(cara.email), await people.signIn(cara.email)];
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

  test('a password chosen by an email’s link ends all earlier sessions', async () => {
    const thief = await people.signIn(cara.email);
    await backend.auth().resetPasswordForEmail(cara.email);
    const owner = backend.auth();
    const token_hash = tokenIn(await newestLink(backend, cara.email));
    await owner.verifyOtp({ type: 'recovery', token_hash });
    expect((await owner.updateUser({ password: 'another-One1' })).error).toBeNull();
    await isOver(thief);
    await owner.updateUser({ password });
    cara = await people.signIn(cara.email);
  });

  test('a stranger who signed up with someone’s address has no access once the owner confirms it', async () => {
    const email = 'squatted@demo.test';
    const data = { sign_up_secret: 'a stranger’s' };
    await backend.auth().signUp({ email, password: 'stranger-Passw0rd', options: { data } });
    const owner = await people.confirm(backend.auth(), email);
    const stranger = await backend.auth().signInWithPassword({ email, password: 'stranger-Passw0rd' });
    expect(stranger.error?.code).toBe('invalid_credentials');
    expect((await people.rpc('claim_password', { secret: 'the owner’s' }, owner.token)).body).toBe(false);
    expect((await owner.auth.updateUser({ password: 'owner-Passw0rd' })).error).toBeNull();
    expect((await people.rpc('claim_password', data, owner.token)).status).toBe(404);
    expect((await people.rpc('claim_password', { secret: data.sign_up_secret }, owner.token)).body).toBe(
      true,
    );
    const again = await backend.auth().signInWithPassword({ email, password: 'stranger-Passw0rd' });
    expect(again.error?.code).toBe('invalid_credentials');
    const own = await backend.auth().signInWithPassword({ email, password: 'owner-Passw0rd' });
    expect(own.data.user?.user_metadata).not.toHaveProperty('sign_up_secret');
  });

  test('a session older than ten minutes changes no password and no address, and deletes nothing', async () => {
    const thief = await people.register('stolen@demo.test');
    await backend.sql`
      update auth.sessions set created_at = now() - interval '10 minutes' where user_id = ${thief.id}`;
    for (const change of [{ password: 'thief-Passw0rd' }, { email: 'thief2@demo.test' }]) {
      const answer = await people.call('PUT', '/auth/v1/user', thief.token, change);
      expect(answer).toMatchObject({ status: 403, body: { error_code: 'sign_in_again' } });
    }
    for (const step of ['prepare_account_deletion', 'delete_my_account']) {
      expect((await people.rpc(step, {}, thief.token)).body).toMatchObject({ message: 'sign_in_again' });
    }
    const owner = await people.signIn(thief.email);
    const change = { password: 'owner-Passw0rd', current_password: password };
    expect((await owner.auth.updateUser(change)).error).toBeNull();
    expect((await people.rpc('prepare_account_deletion', {}, owner.token)).status).toBe(200);
  });

  const follow = async (type: 'recovery' | 'email_change', link: URL) => {
    const token_hash = tokenIn(link);
    return (await backend.auth().verifyOtp({ type, token_hash })).error?.code;
  };

  test('a new password also voids all links that were emailed before', async () => {
    const owner = await people.register('robbed@demo.test');
    const thief = await people.signIn(owner.email);
    await thief.auth.updateUser({ email: 'thief@demo.test' });
    const change = await newestLink(backend, 'thief@demo.test');
    await backend.auth().resetPasswordForEmail(owner.email);
    const recovery = await newestLink(backend, owner.email);
    expect((await owner.auth.updateUser({ password: 'another-One1' })).error).toBeNull();
    expect(await follow('email_change', change)).toBe('otp_expired');
    expect(await follow('recovery', recovery)).toBe('otp_expired');
    expect(await people.rowOf(owner.id)).toMatchObject({ email: owner.email });
  });

  test('only a session of the last ten minutes changes password or address', async () => {
    const owner = await people.register('careful@demo.test');
    const stolen = await people.signIn(owner.email);
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
      const { status } = await people.call(
        'PUT',
        '/auth/v1/user',
        undefined,
        { password: 'another-One1' },
        headers,
      );
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
    const owner = await people.register('brisk@demo.test');
    await owner.auth.updateUser({ email: 'brisker@demo.test', password: 'another-One1' });
    expect(await follow('email_change', await newestLink(backend, 'brisker@demo.test'))).toBeUndefined();
    expect(await people.rowOf(owner.id)).toMatchObject({ email: 'brisker@demo.test' });
  });

  test('the code in a link is as long as hosted Supabase allows', () => {
    expect(productOptions().config?.auth.email.otp_length).toBe(10);
  });

  test('a new address voids the links that went to the old one', async () => {
    const owner = await people.register('moving@demo.test');
    await backend.auth().resetPasswordForEmail(owner.email);
    const old = await newestLink(backend, owner.email);
    await owner.auth.updateUser({ email: 'arrived@demo.test' });
    expect(await follow('email_change', await newestLink(backend, 'arrived@demo.test'))).toBeUndefined();
    expect(await follow('recovery', old)).toBe('otp_expired');
  });
});
