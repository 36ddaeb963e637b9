import { randomBytes } from 'node:crypto';
import type postgres from 'postgres';
import { bootstrap, connect, mainDatabase, owner } from './bootstrap.ts';
import { applyMigrations } from './migrations.ts';
import { loadPgTap } from './pgtap.ts';
import { startPostgres, superuser, type Postgres } from './postgres.ts';
import { applySystemSchema } from './system-schema.ts';

export type TestDatabase = {
  name: string;
  /** Connected as the owner (`postgres`, not a superuser), as migrations and hosted Supabase's SQL editor are. */
  sql: postgres.Sql;
  /** Connection string for tools such as the supabase CLI, if the cluster listens on TCP. */
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
const pgTapTemplate = 'pgtap_template';

/**
 * Starts a private, temporary Postgres in `dir` (no fsync) with the API server's auth and storage schemas and
 * all migrations of `migrationsDir`. With `tcpPort` it also listens on 127.0.0.1. `settings` are further
 * settings of Postgres. Throws `StartupError` if Postgres does not start or a migration fails.
 */
export async function startTestCluster(options: {
  dir: string;
  migrationsDir: string;
  tcpPort?: number;
  settings?: string[];
}): Promise<TestCluster> {
  const password = randomBytes(16).toString('hex');
  const server = await startPostgres({
    dir: options.dir,
    durable: false,
    settings: options.settings ?? [],
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

  let templateWithPgTap: Promise<string> | undefined;
  const urlOf = (name: string) => `postgresql://${owner}:${password}@127.0.0.1:${options.tcpPort}/${name}`;
  return {
    server,
    stop,
    async createDatabase({ pgTap = false } = {}) {
      const { name, sql, drop } = await copyTestDatabase(
        server,
        pgTap ? await (templateWithPgTap ??= makePgTapTemplate(server)) : template,
      );
      return { name, sql, drop, url: options.tcpPort === undefined ? undefined : urlOf(name) };
    },
  };
}

async function makePgTapTemplate(server: Postgres): Promise<string> {
  await asSuperuser(server, mainDatabase, (sql) =>
    sql.unsafe(`create database ${pgTapTemplate} template ${template} owner ${owner}`),
  );
  await asSuperuser(server, pgTapTemplate, loadPgTap);
  return pgTapTemplate;
}

/** A new database in a running test cluster, perhaps of another process, copied from one of its templates. */
export async function copyTestDatabase(
  server: Pick<Postgres, 'host' | 'port'>,
  from = template,
): Promise<Omit<TestDatabase, 'url'>> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const administer = (statement: string) => asSuperuser(server, mainDatabase, (sql) => sql.unsafe(statement));
  await administer(`create database ${name} template ${from} owner ${owner}`);
  const sql = connect(server, { role: owner, database: name, max: 4 });
  return {
    name,
    sql,
    async drop() {
      await sql.end({ timeout: 1 });
      await administer(`drop database if exists ${name} with (force)`);
    },
  };
}

/** Gives a cluster the system schema and the migrations of a folder. */
export async function migrate(server: Postgres, migrationsDir: string): Promise<void> {
  const sql = connect(server, { role: owner });
  try {
    await applySystemSchema(sql);
    await applyMigrations(sql, migrationsDir);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function asSuperuser(
  server: Pick<Postgres, 'host' | 'port'>,
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
