import { expect, test } from 'vitest';
import { anna } from '../tests/test-backend.ts';
import { startUnrepaired, type Unrepaired } from '../tests/unrepaired.ts';
import { setSessionAtOnce } from './session-settings.ts';

/** The request's method as a table sees it while a row is read. */
async function methodSeen({ ask, signIn, sql, stop }: Unrepaired): Promise<unknown> {
  await sql.unsafe(`
    create view public.seen as select current_setting('request.method', true) as method;
    grant select on public.seen to authenticated;`);
  const token = await signIn(anna.email);
  const response = await ask('GET', '/rest/v1/seen', undefined, token);
  const [row] = (await response.json()) as { method: unknown }[];
  await stop();
  return row?.method;
}

test('upstream still tells a table nothing of the request', async () => {
  expect(await methodSeen(await startUnrepaired())).toBeFalsy();
});

test('repaired, a table knows it', async () => {
  expect(await methodSeen(await startUnrepaired({ repair: setSessionAtOnce }))).toBe('GET');
});
