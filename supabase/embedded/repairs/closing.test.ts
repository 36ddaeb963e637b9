import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { owner } from '../database/bootstrap.ts';
import { copyTestDatabase } from '../database/test-cluster.ts';
import { closeAtOnce } from './closing.ts';

/** Whether a connection closes within three seconds while a session is held. */
async function closes(close: (connection: PostgresConnection) => Promise<void>): Promise<boolean> {
  const server = inject('cluster');
  const { name, drop } = await copyTestDatabase(server);
  const connection = createPostgresConnection({
    postgresOptions: { ...server, username: owner, database: name },
  });
  await connection.driver.reserve();
  const isClosed = await Promise.race([close(connection).then(() => true), sleep(3_000, false)]);
  await drop();
  return isClosed;
}

test('upstream still waits for held sessions', async () => {
  expect(await closes((connection) => connection.close())).toBe(false);
});

test('repaired, it closes', async () => {
  expect(await closes(closeAtOnce)).toBe(true);
});
