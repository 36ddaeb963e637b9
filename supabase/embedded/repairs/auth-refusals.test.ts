import { expect, test } from 'vitest';
import { startUnrepaired } from '../tests/unrepaired.ts';

// auth/registration.test.ts tests the repair: registering as an admin without an invitation is refused.
test('upstream still answers with a 500 when a trigger refuses a sign-up', async () => {
  const { ask, sql, stop } = await startUnrepaired();
  await sql.unsafe(`
    create function private.refuse() returns trigger language plpgsql as 'begin raise exception ''closed''; end';
    create trigger refuse before insert on auth.users for each row execute function private.refuse();`);
  const response = await ask('POST', '/auth/v1/signup', {
    email: 'late@demo.test',
    password: 'demo-Passw0rd',
  });
  expect(response.status).toBe(500);
  await stop();
});
