import { App, setExperimental } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import type postgres from 'postgres';
import { runQuietly } from '../repairs/quiet-console.ts';
import { systemSchemaRepair } from '../repairs/system-schema.ts';

/**
 * Gives the database the `auth` and `storage` schemas of the API server, plus what hosted Supabase has in them and the
 * API server lacks. Safe to repeat; one transaction. `sql` is connected as the database's owner.
 */
export async function applySystemSchema(sql: postgres.Sql): Promise<void> {
  const schema = await systemSchemaSql();
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(7236002)`;
    await tx.unsafe(schema);
    await tx.unsafe(systemSchemaRepair);
  });
}

/**
 * The API server's own DDL, without a connection. We run it ourselves, since the server would hide errors.
 */
export async function systemSchemaSql(): Promise<string> {
  setExperimental('storage', true);
  const connection = createPostgresConnection({});
  const app = new App({
    connection,
    auth: { enabled: true, jwt_secret: 'unused-because-nothing-is-served-here' },
    storage: { enabled: true },
    studio: { enabled: false },
  });
  app._storageAdapter = {} as NonNullable<App['_storageAdapter']>;
  await runQuietly(() => app.init());
  return connection.config.baseSchema ?? '';
}
