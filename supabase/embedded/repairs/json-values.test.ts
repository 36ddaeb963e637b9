import { expect, test } from 'vitest';
import { password } from '../tests/test-backend.ts';
import { startUnrepaired, type Unrepaired } from '../tests/unrepaired.ts';
import { jsonValues } from './json-values.ts';

/** The kind of JSON that a sign-up with data leaves in `raw_user_meta_data`. */
async function kindOfUserData({ ask, sql, stop }: Unrepaired): Promise<unknown> {
  await ask('POST', '/auth/v1/signup', { email: 'carl@demo.test', password, data: { nickname: 'Carl' } });
  const [user] = await sql`
    select jsonb_typeof(raw_user_meta_data) as kind from auth.users where email = 'carl@demo.test'`;
  await stop();
  return user?.['kind'];
}

test('upstream still stores an object as a string', async () => {
  expect(await kindOfUserData(await startUnrepaired())).toBe('string');
});

test('repaired, it is an object', async () => {
  expect(await kindOfUserData(await startUnrepaired({ types: jsonValues }))).toBe('object');
});
