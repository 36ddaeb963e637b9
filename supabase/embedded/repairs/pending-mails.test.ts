import { expect, test } from 'vitest';
import { password } from '../tests/test-backend.ts';
import { startUnrepaired } from '../tests/unrepaired.ts';

// auth/auth.test.ts tests the repair: a lost confirmation email is sent again.
test('upstream still sends a confirmation once and never again, however long ago that was', async () => {
  const { ask, mailedTo, sql, stop } = await startUnrepaired();
  const email = 'ida@demo.test';
  expect((await ask('POST', '/auth/v1/signup', { email, password })).status).toBe(200);
  await sql`update auth.users set confirmation_sent_at = now() - interval '1 day' where email = ${email}`;
  expect((await ask('POST', '/auth/v1/resend', { type: 'signup', email })).status).toBe(429);
  expect((await ask('POST', '/auth/v1/signup', { email, password })).status).toBe(429);
  expect(mailedTo).toEqual([email]);
  await stop();
});
