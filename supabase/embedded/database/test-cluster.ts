import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type postgres from 'postgres';
import { bootstrap, connect, mainDatabase, owner } from './bootstrap.ts';
import { applyMigrations } from './migrations.ts';
import { startPostgres, superuser, type Postgres } from './postgres.ts';
import { applySystemSchema } from './system-schema.ts';

export type TestDatabase = {
  name: string;
  /** Connected as the owner (`postgres`, not a superuser), as migrations and hosted Supabase's SQL editor are. */
  sql: postgres.Sql;
  /** Connection string for tools such as the supabase CLI; only when the cluster listens on TCP. */
  url: string | undefined;
  drop(): Promise<void>;
};

export type TestCluster = {
  server: Postgres;
  /** A new database, copied from the migrated template in about 0.1 s. */
  createDatabase(options?: { pgTap?: boolean }): Promise<TestDatabase>;
  /** Stops the server. The folder stays; the caller made it. */
  stop(): Promise<void>;
};

const template = 'migrated_template';

/**
 * Starts a private, throw-away Postgres in `dir` (no fsync) with the API server's auth and storage schemas and all
 * migrations of `migrationsDir` applied once. `tcpPort` makes it listen on 127.0.0.1 too.
 * Throws `StartupError` (Postgres does not start, a migration fails).
 */
export async function startTestCluster(options: {
  dir: string;
  migrationsDir: string;
  tcpPort?: number;
}): Promise<TestCluster> {
  const password = randomBytes(16).toString('hex');
  const server = await startPostgres({
    dir: options.dir,
    durable: false,
    ...(options.tcpPort === undefined ? {} : { tcpPort: options.tcpPort }),
  });
  const stop = () => server.stop();
  try {
    await bootstrap(server, options.tcpPort === undefined ? undefined : password);
    await migrate(server, options.migrationsDir);
    await asSuperuser(server, 'template1', async (sql) => {
      await sql.unsafe(`drop database if exists ${template} with (force)`);
      await sql.unsafe(`create database ${template} template ${mainDatabase} owner ${owner}`);
    });
  } catch (error) {
    await stop();
    throw error;
  }

  let count = 0;
  return {
    server,
    stop,
    async createDatabase({ pgTap = false } = {}) {
      const name = `test_${process.pid}_${++count}`;
      await asSuperuser(server, mainDatabase, (sql) =>
        sql.unsafe(`create database ${name} template ${template} owner ${owner}`),
      );
      if (pgTap) await asSuperuser(server, name, loadPgTap);
      const sql = connect(server, { role: owner, database: name, max: 4 });
      return {
        name,
        sql,
        url:
          options.tcpPort === undefined
            ? undefined
            : `postgresql://${owner}:${password}@127.0.0.1:${options.tcpPort}/${name}`,
        async drop() {
          await sql.end({ timeout: 1 });
          await asSuperuser(server, mainDatabase, (admin) =>
            admin.unsafe(`drop database if exists ${name} with (force)`),
          );
        },
      };
    },
  };
}

async function migrate(server: Postgres, migrationsDir: string): Promise<void> {
  const sql = connect(server, { role: owner });
  try {
    await applySystemSchema(sql);
    await applyMigrations(sql, migrationsDir);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function asSuperuser(
  server: Postgres,
  database: string,
  work: (sql: postgres.Sql) => Promise<unknown>,
) {
  const sql = connect(server, { role: superuser, database });
  try {
    await work(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** Loads pgTAP's functions into schema `extensions`, from the SQL file that PGlite's package carries. */
async function loadPgTap(sql: postgres.Sql): Promise<void> {
  const text = await pgTapSql();
  await sql.begin(async (tx) => {
    await tx.unsafe('set local search_path = extensions, public');
    await tx.unsafe(text);
    await tx.unsafe('grant execute on all functions in schema extensions to public');
    await tx.unsafe('grant select on all tables in schema extensions to public');
  });
}

async function pgTapSql(): Promise<string> {
  const lite = createRequire(import.meta.resolve('@supabase/lite'));
  const archive = path.join(path.dirname(lite.resolve('@electric-sql/pglite')), 'pgtap.tar.gz');
  const tar = gunzipSync(await readFile(archive));
  const file = tarEntry(tar, 'share/postgresql/extension/pgtap--1.3.5.sql');
  return file
    .toString('utf8')
    .replaceAll('@extschema@', 'extensions')
    .replace(/^\\(echo|quit).*$/gm, '');
}

/** One file of an uncompressed tar: 512-byte header (name, octal size at 124), then the content padded to 512. */
function tarEntry(tar: Buffer, name: string): Buffer {
  for (let at = 0; at + 512 <= tar.length;) {
    const entry = tar.toString('utf8', at, at + 100).replace(/\0.*$/s, '');
    const size = Number.parseInt(tar.toString('ascii', at + 124, at + 136), 8) || 0;
    if (entry === name) return tar.subarray(at + 512, at + 512 + size);
    at += 512 + Math.ceil(size / 512) * 512;
  }
  throw new Error(`${name} is missing in the pgTAP archive`);
}
