import type { PostgresConnection } from '@supabase/lite/postgres';
import { sql, type Kysely } from 'kysely';
import { currentRequest } from '../api/request-scope.ts';

type SessionVars = {
  auth?: { uid?: string | null; role?: string; jwt?: object | null };
  storage?: { operation?: string | null };
};

/**
 * @supabase/lite 0.10.0: only a call of a function tells the database about the HTTP request; a policy, default or trigger
 * of a table finds no `request.headers`. PostgREST sets method, path and headers for every request. Here they are set too,
 * in one round trip instead of six. So is the role's own statement_timeout, which PostgreSQL applies only on signing in and
 * PostgREST with every request.
 */
export function setSessionAtOnce(connection: PostgresConnection): void {
  Object.assign(connection, { applyJwtSessionContext: setSession, applyRpcRequestGucs: resetResponse });
}

async function setSession(db: Kysely<unknown>, { auth, storage }: SessionVars): Promise<void> {
  const role = auth?.role || 'anon';
  const request = currentRequest();
  if (request && auth?.uid) request.account = auth.uid;
  await sql`
    select
      set_config('request.jwt.claim.sub', ${auth?.uid ?? ''}, true),
      set_config('request.jwt.claim.role', ${role}, true),
      set_config('request.jwt.claims', ${auth?.jwt ? JSON.stringify(auth.jwt) : ''}, true),
      set_config('request.method', ${request?.method ?? ''}, true),
      set_config('request.path', ${request?.path ?? ''}, true),
      set_config('request.headers', ${JSON.stringify(request?.headers ?? {})}, true),
      set_config('statement_timeout', coalesce((
        select substr(setting, length('statement_timeout=') + 1)
        from pg_roles, unnest(rolconfig) setting
        where rolname = ${role} and setting like 'statement\\_timeout=%'
      ), current_setting('statement_timeout')), true),
      set_config('storage.operation', ${storage?.operation ?? ''}, true),
      set_config('role', ${role}, true)
  `.execute(db);
}

async function resetResponse(db: Kysely<unknown>): Promise<void> {
  await sql`select set_config('response.status', '', true), set_config('response.headers', '', true)`.execute(
    db,
  );
}
