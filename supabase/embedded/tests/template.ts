import { execFile } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { bootstrap, connect, owner } from '../database/bootstrap.ts';
import { clusterData, startPostgres, type Postgres } from '../database/postgres.ts';
import { migrate } from '../database/test-cluster.ts';
import { temporaryFolder } from './temporary-folder.ts';

const migrations = {
  /** The tests' own small schema. */
  small: path.join(import.meta.dirname, 'fixtures/migrations'),
  product: path.join(import.meta.dirname, '../../migrations'),
};

/** Makes and migrates clusters once. Test files use copies of them (`placeCluster`). */
export default async function makeTemplates(): Promise<() => void> {
  const { dir, remove } = temporaryFolder();
  const small = path.join(dir, 'small');
  process.env['TEMPLATE_CLUSTERS'] = dir;
  // Not durable, which is enough even for tests that kill it: the system has all writes.
  const server = await startPostgres({ dir: small, durable: false });
  appendFileSync(path.join(clusterData(small), 'postgresql.conf'), 'fsync = off\nfull_page_writes = off\n');
  await bootstrap(server);
  await server.stop();
  await copyFolder(small, path.join(dir, 'product'));
  for (const [name, migrationsDir] of Object.entries(migrations)) {
    const started = await startPostgres({ dir: path.join(dir, name), durable: false });
    await migrate(started, migrationsDir);
    if (name === 'product') await signInWithPasswordAlone(started);
    await started.stop();
  }
  return remove;
}

/** As in the demo. The tests of the second factor turn it on. */
async function signInWithPasswordAlone(server: Postgres): Promise<void> {
  const sql = connect(server, { role: owner });
  await sql`update private.staff_sign_in set needs_second_factor = false`;
  await sql.end();
}

/** Copies a migrated cluster into `dir`, in a tenth of the time of making one. */
export const placeCluster = (dir: string, name: keyof typeof migrations = 'small') =>
  copyFolder(path.join(process.env['TEMPLATE_CLUSTERS'] ?? '', name), dir);

/** Node's own copying takes ten times as long. */
export async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await promisify(execFile)('cp', ['-a', `${from}/.`, to]);
}
