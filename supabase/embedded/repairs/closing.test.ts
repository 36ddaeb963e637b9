import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { owner } from '../database/bootstrap.ts';
import { copyTestDatabase } from '../database/test-cluster.ts';
import { closeAtOnce } from './closing.ts';

/** Whether a connection with a session that is held closes within three seconds. */
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

test('upstream still waits for those that hold a session', async () => {
  expect(await closes((connection) => connection.close())).toBe(false);
});

test('repaired, it is closed all the same', async () => {
  expect(await closes(closeAtOnce)).toBe(true);
});
