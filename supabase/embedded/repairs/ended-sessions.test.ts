import { expect, test } from 'vitest';
import { anna } from '../tests/test-backend.ts';
import { startUnrepaired } from '../tests/unrepaired.ts';

// auth/sessions.test.ts tests the repair: a new password ends all other sessions, and voids emailed links.
test('upstream still lets other sessions and an emailed link outlive the password', async () => {
  const { ask, signIn, sql, stop } = await startUnrepaired();
  const other = await signIn(anna.email);
  const token = await signIn(anna.email);
  expect((await ask('PUT', '/auth/v1/user', { email: 'new@demo.test' }, other)).status).toBe(200);
  const changed = await ask('PUT', '/auth/v1/user', { password: 'new-Passw0rd' }, token);
  expect(changed.status).toBe(200);
  expect((await ask('GET', '/auth/v1/user', undefined, other)).status).toBe(200);
  const [left] = await sql`
    select count(s)::int as sessions, coalesce(u.email_change_token_new, '') <> '' as link
    from auth.users u join auth.sessions s on s.user_id = u.id where u.id = ${anna.id} group by u.id`;
  expect(left).toEqual({ sessions: 2, link: true });
  await stop();
});
