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

test('upstream still tells a table nothing about the request', async () => {
  expect(await methodSeen(await startUnrepaired())).toBeFalsy();
});

test('repaired, a table knows it', async () => {
  expect(await methodSeen(await startUnrepaired({ repair: setSessionAtOnce }))).toBe('GET');
});

test('the settings are prepared once, a caller’s statement never', async () => {
  const { ask, signIn, connection, stop } = await startUnrepaired({ repair: setSessionAtOnce });
  const token = await signIn(anna.email);
  for (const columns of ['id', 'nickname', 'id,nickname'])
    await ask('GET', `/rest/v1/people?select=${columns}`, undefined, token);
  const prepared = await Promise.all(
    Array.from(
      { length: 8 },
      () => connection.driver<{ statement: string }[]>`select statement from pg_prepared_statements`,
    ),
  );
  const statements = prepared.flat().map(({ statement }) => statement);
  expect(statements.filter((statement) => statement.includes('request.jwt.claims'))).not.toEqual([]);
  expect(statements.filter((statement) => statement.includes('nickname'))).toEqual([]);
  await stop();
});
