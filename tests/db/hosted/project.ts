import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type postgres from 'postgres';
import { connect } from '../../../supabase/embedded/database/bootstrap.ts';
import { packagedBinaries } from '../../../supabase/embedded/database/postgres-binaries.ts';
import { startPostgres, superuser, type Postgres } from '../../../supabase/embedded/database/postgres.ts';
import { applySystemSchema } from '../../../supabase/embedded/database/system-schema.ts';
import { freePort } from '../cluster.ts';

export type HostedProject = {
  server: Postgres;
  /** The connection string that a project's dashboard shows: role `postgres`. */
  url: string;
  /** Temporary folder that goes with the project. */
  dir: string;
  /** Connects as a role of the platform, to the project's database or to a copy of it. The caller ends it. */
  connectAs(role: string, database?: string): postgres.Sql;
  stop(): Promise<void>;
};

/**
 * A database like that of a new hosted Supabase project: Postgres 17 with its roles, privileges and schemas,
 * and nothing of ours. HOSTED_POSTGRES names the folder of a Postgres 17 that, unlike npm's, has pg_cron and
 * safeupdate. A database that pg_cron watches can't be copied.
 */
export async function createHostedProject({ cron = true } = {}): Promise<HostedProject> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'hosted-'));
  const own = process.env['HOSTED_POSTGRES'];
  const tcpPort = await freePort();
  const server = await startPostgres({
    ...{ dir, tcpPort, durable: false, locale: 'en-US' },
    binaries: own ?? packagedBinaries('hosted-postgres-', import.meta.url),
    settings: own && cron ? ['shared_preload_libraries=pg_cron', 'cron.use_background_workers=on'] : [],
  });
  const connectAs = (role: string, database?: string) =>
    connect(server, { role, max: 4, ...(database ? { database } : {}) });
  const password = randomBytes(16).toString('hex');
  const stop = async () => {
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  };
  const admin = connectAs(superuser);
  try {
    await admin.unsafe(script('roles.sql')).simple();
    await admin.unsafe(`alter role postgres password '${password}'`);
    await applySystemSchema(admin);
    await admin.unsafe(script('platform.sql')).simple();
  } catch (error) {
    await stop();
    throw error;
  } finally {
    await admin.end({ timeout: 1 });
  }
  const url = `postgresql://postgres:${password}@127.0.0.1:${tcpPort}/postgres`;
  return { server, url, dir, connectAs, stop };
}

const script = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');
