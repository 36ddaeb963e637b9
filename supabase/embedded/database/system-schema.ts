import { App, setExperimental } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import type postgres from 'postgres';
import { runQuietly } from '../api/request-scope.ts';

/**
 * Gives the database the `auth` and `storage` schemas of the API server, plus what hosted Supabase has in them and the
 * API server lacks. Safe to repeat; one transaction. `sql` is connected as the database's owner.
 */
export async function applySystemSchema(sql: postgres.Sql): Promise<void> {
  const schema = await systemSchemaSql();
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(7236002)`;
    await tx.unsafe(schema);
    await tx.unsafe(additions);
  });
}

/** The API server's own DDL; it never connects here. Running it ourselves shows errors that it would swallow. */
async function systemSchemaSql(): Promise<string> {
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

const additions = `
alter table auth.users
  add column if not exists instance_id uuid,
  add column if not exists is_super_admin boolean;
alter table auth.identities alter column id set default gen_random_uuid();

create or replace function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')
  )::uuid
$$;
create or replace function auth.role() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role')
  )
$$;
create or replace function auth.email() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.email', true), ''),
    (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email')
  )
$$;

grant usage on schema auth, storage to anon, authenticated, service_role, authenticator;
grant all on all tables in schema auth to authenticator;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role, authenticator;
`;
