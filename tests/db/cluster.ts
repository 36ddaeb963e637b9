import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { startTestCluster, type TestCluster } from '../../supabase/embedded/database/test-cluster.ts';

export const migrationsDir = path.resolve(import.meta.dirname, '../../supabase/migrations');

/** A migrated Postgres in a temporary folder, removed with it. With `tcp`, databases have a URL. */
export async function startCluster({
  tcp = false,
  settings = [],
}: { tcp?: boolean; settings?: string[] } = {}): Promise<TestCluster> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'db-'));
  const removeDir = () => rmSync(dir, { recursive: true, force: true });
  try {
    const tcpPort = tcp ? await freePort() : undefined;
    const cluster = await startTestCluster({ dir, migrationsDir, tcpPort, settings });
    return {
      ...cluster,
      async stop() {
        await cluster.stop();
        removeDir();
      },
    };
  } catch (error) {
    removeDir();
    throw error;
  }
}

/** A free port of 127.0.0.1. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
