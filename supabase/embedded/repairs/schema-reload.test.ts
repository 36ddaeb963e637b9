import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { anna } from '../tests/test-backend.ts';
import { startUnrepaired } from '../tests/unrepaired.ts';
import { followSchema } from './schema-reload.ts';

test('upstream still does not follow a change of the schema; repaired, it does', async () => {
  const { ask, connection, signIn, sql, stop } = await startUnrepaired();
  const token = await signIn(anna.email);
  const statusOf = async (table: string) => (await ask('GET', `/rest/v1/${table}`, undefined, token)).status;
  const add = (table: string) =>
    sql.unsafe(`
      create table public.${table} (id int);
      grant select on public.${table} to authenticated;
      notify pgrst, 'reload schema';`);
  expect(await statusOf('shelves')).toBe(200);

  await add('early');
  await sleep(500);
  expect(await statusOf('early')).toBe(404);

  const stopFollowing = await followSchema(connection);
  await add('late');
  await expect.poll(() => statusOf('late')).toBe(200);
  await stopFollowing();
  await stop();
});
