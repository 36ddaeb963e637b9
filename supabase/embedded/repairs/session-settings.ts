import type { PostgresConnection } from '@supabase/lite/postgres';
import { CompiledQuery, sql, type Kysely } from 'kysely';
import { currentRequest } from '../api/request-scope.ts';

type SessionVars = {
  auth?: { uid?: string | null; role?: string; jwt?: object | null };
  storage?: { operation?: string | null };
};

const SESSION = `
  select
    set_config('request.jwt.claim.sub', $1, true),
    set_config('request.jwt.claim.role', $2, true),
    set_config('request.jwt.claims', $3, true),
    set_config('request.method', $4, true),
    set_config('request.path', $5, true),
    set_config('request.headers', $6, true),
    set_config('statement_timeout', coalesce((
      select substr(setting, length('statement_timeout=') + 1)
      from pg_roles, unnest(rolconfig) setting
      where rolname = $2::name and setting like 'statement\\_timeout=%'
    ), current_setting('statement_timeout')), true),
    set_config('storage.operation', $7, true),
    set_config('role', $2, true)`;

/**
 * @supabase/lite 0.10.0: only a call of a function tells the database about the HTTP request; a policy,
 * default or trigger of a table finds no `request.headers`. PostgREST sets method, path and headers for every
 * request. Here they are set too, in one round trip instead of six, by a statement that each connection
 * prepares once. This also sets the role's statement_timeout, which PostgreSQL applies only at sign-in and
 * PostgREST with every request.
 */
export function setSessionAtOnce(connection: PostgresConnection): void {
  Object.assign(connection, { applyJwtSessionContext: setSession, applyRpcRequestGucs: resetResponse });
  const { driver } = connection;
  const reserve = driver.reserve.bind(driver);
  driver.reserve = async () => {
    const reserved = await reserve();
    const { unsafe } = reserved;
    const run = (...[statement, values, options]: Parameters<typeof unsafe>) =>
      unsafe(statement, values, { ...options, prepare: statement === SESSION });
    return Object.assign(reserved, { unsafe: run as unknown as typeof unsafe });
  };
}

async function setSession(db: Kysely<unknown>, { auth, storage }: SessionVars): Promise<void> {
  const role = auth?.role || 'anon';
  const request = currentRequest();
  const values = [
    auth?.uid ?? '',
    role,
    auth?.jwt ? JSON.stringify(auth.jwt) : '',
    request?.method ?? '',
    request?.path ?? '',
    JSON.stringify(request?.headers ?? {}),
    storage?.operation ?? '',
  ];
  await db.executeQuery(CompiledQuery.raw(SESSION, values));
}

async function resetResponse(db: Kysely<unknown>): Promise<void> {
  await sql`select set_config('response.status', '', true), set_config('response.headers', '', true)`.execute(
    db,
  );
}
