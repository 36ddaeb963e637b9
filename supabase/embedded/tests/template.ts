import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bootstrap } from '../database/bootstrap.ts';
import { startPostgres } from '../database/postgres.ts';

/** Makes an empty cluster once; the test files' clusters are copies of it (`placeCluster`). */
export default async function makeTemplate(): Promise<() => void> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'embedded-template-'));
  const server = await startPostgres({ dir, durable: false });
  await bootstrap(server);
  await server.stop();
  process.env['EMPTY_CLUSTER'] = dir;
  return () => rmSync(dir, { recursive: true, force: true });
}
