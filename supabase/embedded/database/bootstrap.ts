import postgres from 'postgres';
import { superuser, type Postgres } from './postgres.ts';

/** The database that everything lives in, as on hosted Supabase. */
export const mainDatabase = 'postgres';
/** Owner of database and schema. It runs migrations, like hosted Supabase's `postgres`, and is not a superuser. */
export const owner = 'postgres';
/** The role that the API server signs in with. It may become an API role, and owns nothing. */
export const authenticator = 'authenticator';

/** Opens connections to the private Postgres as the given role. The caller ends them. */
export function connect(
  server: Pick<Postgres, 'host' | 'port'>,
  options: { role: string; database?: string; max?: number },
): postgres.Sql {
  return postgres({
    host: server.host,
    port: server.port,
    username: options.role,
    database: options.database ?? mainDatabase,
    max: options.max ?? 1,
    onnotice: () => undefined,
  });
}

/**
 * Superuser phase: gives a new cluster the roles, schemas, extensions and default privileges that hosted Supabase has
 * before the first migration. Safe to repeat. `ownerPassword` lets the owner in over TCP.
 */
export async function bootstrap(
  server: Pick<Postgres, 'host' | 'port'>,
  ownerPassword?: string,
): Promise<void> {
  const sql = connect(server, { role: superuser });
  try {
    await sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(7236001)`;
      await tx.unsafe(roles);
      await tx.unsafe(database);
      if (ownerPassword !== undefined) {
        await tx.unsafe(`alter role ${owner} password '${ownerPassword.replaceAll("'", "''")}'`);
      }
    });
  } finally {
    await sql.end({ timeout: 1 });
  }
}

const roles = `
do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
    create role authenticated nologin noinherit;
    create role service_role nologin noinherit bypassrls;
    create role authenticator login noinherit bypassrls;
    create role ${owner} login createrole createdb bypassrls;
  end if;
end $$;
grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role to ${owner} with admin option;
alter role ${owner} set search_path = "$user", public, extensions;
alter role authenticator set search_path = public, extensions;
alter role authenticator set statement_timeout = '8s';
`;

// Default privileges are hosted Supabase's, so that a migration that forgets to revoke them fails here too.
const database = `
alter database ${mainDatabase} owner to ${owner};
create schema if not exists extensions authorization ${owner};
create extension if not exists pgcrypto with schema extensions;
create extension if not exists pg_trgm with schema extensions;
grant usage on schema public, extensions to anon, authenticated, service_role, authenticator;
alter default privileges for role ${owner} in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges for role ${owner} in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges for role ${owner} in schema public grant all on functions to anon, authenticated, service_role;
`;
