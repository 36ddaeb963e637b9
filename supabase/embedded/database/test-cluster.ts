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
  /** Connection string for tools such as the supabase CLI. They need a cluster that listens on TCP. */
  url: string;
  drop(): Promise<void>;
};

/** Where a cluster listens, and the owner's password over TCP. */
export type Address = Pick<Postgres, 'host' | 'port'> & { password: string };

export type TestCluster = {
  address: Address;
  /** A new database, copied from the migrated template in about 0.1 s. */
  createDatabase(): Promise<TestDatabase>;
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
    await bootstrap(server, password);
    await migrate(server, options.migrationsDir);
    await asSuperuser(server, 'template1', async (sql) => {
      await sql.unsafe(`create database ${template} template ${mainDatabase} owner ${owner}`);
    });
  } catch (error) {
    await stop();
    throw error;
  }

  const { host, port } = server;
  const address = { host, port, password };
  return { address, stop, createDatabase: () => copyTestDatabase(address) };
}

/** Makes a template with pgTAP in a test cluster, and returns its name. */
export async function makePgTapTemplate(server: Address): Promise<string> {
  await asSuperuser(server, mainDatabase, (sql) =>
    sql.unsafe(`create database ${pgTapTemplate} template ${template} owner ${owner}`),
  );
  await asSuperuser(server, pgTapTemplate, loadPgTap);
  return pgTapTemplate;
}

/** A new database in a running test cluster, perhaps of another process, copied from one of its templates. */
export async function copyTestDatabase(server: Address, from = template): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const administer = (statement: string) => asSuperuser(server, mainDatabase, (sql) => sql.unsafe(statement));
  await administer(`create database ${name} template ${from} owner ${owner}`);
  const sql = connect(server, { role: owner, database: name, max: 4 });
  return {
    name,
    sql,
    url: `postgresql://${owner}:${server.password}@127.0.0.1:${server.port}/${name}`,
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
