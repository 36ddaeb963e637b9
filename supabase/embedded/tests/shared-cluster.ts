import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startTestCluster, type Address } from '../database/test-cluster.ts';
import { placeCluster } from './template.ts';
import { temporaryFolder } from './temporary-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A Postgres for all test files of a suite (`copyTestDatabase`). */
    cluster: Address;
  }
}

/**
 * One Postgres for the whole run, with the tests' own small schema. Starting one takes seconds, copying a database a
 * tenth of a second.
 */
export default async function startSharedCluster({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = temporaryFolder();
  const migrationsDir = path.join(import.meta.dirname, 'fixtures/migrations');
  const dir = path.join(folder.dir, 'pg');
  await placeCluster(dir);
  const cluster = await startTestCluster({ dir, migrationsDir });
  provide('cluster', cluster.address);
  return async () => {
    await cluster.stop();
    folder.remove();
  };
}
