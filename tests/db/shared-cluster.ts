import type { TestProject } from 'vitest/node';
import { startCluster } from './cluster.ts';

/** One migrated Postgres for the whole run. Each test file works in databases of its own (`createDatabase`). */
export default async function startSharedCluster({ provide }: TestProject): Promise<() => Promise<void>> {
  // Two crowds of fifty connect at once.
  const cluster = await startCluster({ tcp: true, settings: ['max_connections=150', 'autovacuum=off'] });
  provide('cluster', cluster.address);
  return () => cluster.stop();
}
