import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startTestCluster } from '../../supabase/embedded/database/test-cluster.ts';
import { migrationsDir } from './cluster.ts';

/** Makes and migrates a cluster once. All test files use copies of it (cluster.ts). */
export default async function makeTemplate(): Promise<() => void> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'db-template-'));
  await (await startTestCluster({ dir, migrationsDir })).stop();
  process.env['MIGRATED_CLUSTER'] = dir;
  return () => rmSync(dir, { recursive: true, force: true });
}
