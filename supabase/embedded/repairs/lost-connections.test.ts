import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import { expect, inject, test } from 'vitest';
import { owner } from '../database/bootstrap.ts';
import { copyTestDatabase } from '../database/test-cluster.ts';
import { refuseLostConnections } from './lost-connections.ts';

/**
 * The outcome of a statement on a reserved connection that the database has closed, and of the next request.
 */
async function afterLoss(repair?: (connection: PostgresConnection) => void): Promise<unknown[]> {
  const { name, drop } = await copyTestDatabase(inject('cluster'));
  const { promise: closed, resolve: onclose } = Promise.withResolvers<unknown>();
  const connection = createPostgresConnection({
    postgresOptions: { ...inject('cluster'), username: owner, database: name, max: 2, onclose },
  });
  repair?.(connection);
  const { driver } = connection;
  const reserved = await driver.reserve();
  await reserved.unsafe('begin');
  const [{ pid } = { pid: 0 }] = await reserved.unsafe<[{ pid: number }]>('select pg_backend_pid() as pid');
  await driver`select pg_terminate_backend(${pid}, 5000)`;
  await closed;

  const listeners = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException');
  const thrown = new Promise<Error>((resolve) => process.once('uncaughtException', resolve));
  const refusal = await Promise.race([thrown, reserved.unsafe('rollback').catch((error: unknown) => error)]);
  process.removeAllListeners('uncaughtException');
  for (const listener of listeners) process.on('uncaughtException', listener);

  const next = refusal instanceof TypeError ? [] : await nextRequests(reserved, driver);
  await driver.end({ timeout: 1 });
  await drop();
  return [refusal, ...next];
}

async function nextRequests(
  reserved: { release: () => void },
  driver: PostgresConnection['driver'],
): Promise<unknown[]> {
  reserved.release();
  const answers = await Promise.all([1, 2, 3].map((n) => driver`select ${n}::int as n`));
  return answers.map(([row]) => row?.['n'] as unknown);
}

test('upstream still throws an uncaught error', async () => {
  expect(await afterLoss()).toEqual([expect.any(TypeError)]);
});

test('repaired, the statement is refused, and the next ones get a live connection', async () => {
  const [refusal, ...next] = await afterLoss(refuseLostConnections);
  expect(refusal).toMatchObject({ code: 'CONNECTION_CLOSED' });
  expect(next).toEqual([1, 2, 3]);
});
