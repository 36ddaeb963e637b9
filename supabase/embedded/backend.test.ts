import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startBackend } from './backend.ts';
import { postgresRunner } from './database/postgres-binaries.ts';
import { startPostgres } from './database/postgres.ts';
import { placeCluster } from './tests/template.ts';
import { temporaryFolder } from './tests/temporary-folder.ts';
import { testOptions } from './tests/test-backend.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

test('a taken port is named before anything is touched', async () => {
  const other = net.createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as net.AddressInfo;
  await expect(startBackend({ ...testOptions(folder.dir), port })).rejects.toThrow(
    `Port ${port} is taken by another program. Choose another: PORT=4322 npm start`,
  );
  expect(readdirSync(folder.dir)).toEqual([]);
  other.close();
});

test('a data folder that cannot be written is named', async () => {
  const file = path.join(folder.dir, 'file');
  writeFileSync(file, '');
  for (const dir of [
    path.join(file, 'data'),
    ...(process.platform === 'linux' ? ['/proc/nowhere/data'] : []),
  ]) {
    await expect(startBackend(testOptions(dir))).rejects.toThrow(/data folder .* cannot be written/);
  }
});

test('a failing migration stops the start, named, and leaves nothing running, in a path with spaces and quotes', async () => {
  const migrationsDir = path.join(folder.dir, 'migrations');
  mkdirSync(migrationsDir);
  writeFileSync(path.join(migrationsDir, '20260101000000_broken.sql'), 'select nonsense;');
  const data = path.join(folder.dir, "it's a folder");
  await expect(startBackend({ ...testOptions(data), migrationsDir })).rejects.toThrow(
    /Migration 20260101000000_broken\.sql failed/,
  );
  expect(readdirSync(path.join(data, 'postgres/data'))).not.toContain('postmaster.pid');
});

test('a path too long for a socket still works', async () => {
  const dir = path.join(folder.dir, 'a'.repeat(60), 'b'.repeat(60));
  await placeCluster(dir);
  const server = await startPostgres({ dir, durable: false });
  expect(server.host.length).toBeLessThan(100);
  await server.stop();
});

test.runIf(process.getuid?.() === 0)(
  'as root without user namespaces, Postgres runs as another user',
  async () => {
    const dir = path.join(folder.dir, 'data');
    const server = await startPostgres({ dir, durable: false, allowNamespace: false });
    // The temporary folder is closed to others, so the data moved to a place that the other user can reach.
    const { dir: moved } = postgresRunner(dir, { allowNamespace: false });
    expect(statSync(path.join(moved, 'data')).uid).not.toBe(0);
    await server.stop();
    if (moved !== dir) rmSync(moved, { recursive: true });
  },
);
