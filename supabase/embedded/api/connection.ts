import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import { sql, type Kysely } from 'kysely';
import type postgres from 'postgres';
import { authenticator, mainDatabase } from '../database/bootstrap.ts';
import { asPostgrestError } from '../database/errors.ts';
import type { Postgres } from '../database/postgres.ts';
import { currentRequest } from './request-scope.ts';
import { withSingleRows } from '../repairs/single-row.ts';

/** The parts of the API server's connection that it keeps private and that must be replaced. */
type Hardened = {
  rlsState: 'unknown' | 'active' | 'inactive';
  applyJwtSessionContext(db: Kysely<unknown>, vars: SessionVars): Promise<void>;
  applyRpcRequestGucs(db: Kysely<unknown>): Promise<void>;
  normalizeDbError(error: unknown): unknown;
  withContext: PostgresConnection['withContext'];
};

type SessionVars = {
  auth?: { uid?: string | null; role?: string; jwt?: object | null };
  storage?: { operation?: string | null };
};

/**
 * Connects the API server to the database as `authenticator`, with the faults of its connection cured: it can never
 * grant anything to anyone, a request's role and claims are set in one round trip, values keep their JSON types,
 * a write of one row answers with that row, and database errors get PostgREST's answers. Close it with `closeApiConnection`.
 */
export function createApiConnection(
  server: Pick<Postgres, 'host' | 'port'>,
  database = mainDatabase,
): PostgresConnection {
  const connection = createPostgresConnection({
    postgresOptions: {
      host: server.host,
      port: server.port,
      username: authenticator,
      database,
      max: 16,
      onnotice: () => undefined,
      types: valueTypes,
    },
  });
  noteErrors(connection.driver);
  const normalize = connection.normalizeDbError.bind(connection);
  const hardened: Hardened = {
    // Anything but 'active' makes it run GRANT ALL on every schema that has row security.
    rlsState: 'active',
    applyJwtSessionContext: setSession,
    applyRpcRequestGucs: resetResponse,
    normalizeDbError: (error) => asPostgrestError(normalize(error)),
    withContext: withSingleRows(connection.withContext.bind(connection)),
  };
  return Object.assign(connection, hardened);
}

/** Closes at once; the connection's own `close()` waits for ever for a listening session. */
export async function closeApiConnection(connection: PostgresConnection): Promise<void> {
  await connection.driver.end({ timeout: 1 });
}

/** Lets the request know why a statement failed, or that the database cannot be reached. */
function noteErrors(driver: postgres.Sql): void {
  const noted = async <T>(work: PromiseLike<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      const request = currentRequest();
      if (request) request.databaseError = error;
      throw error;
    }
  };
  const reserve = driver.reserve.bind(driver);
  driver.reserve = async () => {
    const reserved = await noted(reserve());
    const { unsafe } = reserved;
    return Object.assign(reserved, {
      unsafe: (...statement: Parameters<typeof unsafe>) => noted(unsafe(...statement)),
    });
  };
}

async function setSession(db: Kysely<unknown>, { auth, storage }: SessionVars): Promise<void> {
  const role = auth?.role || 'anon';
  const request = currentRequest();
  await sql`
    select
      set_config('request.jwt.claim.sub', ${auth?.uid ?? ''}, true),
      set_config('request.jwt.claim.role', ${role}, true),
      set_config('request.jwt.claims', ${auth?.jwt ? JSON.stringify(auth.jwt) : ''}, true),
      set_config('request.method', ${request?.method ?? ''}, true),
      set_config('request.path', ${request?.path ?? ''}, true),
      set_config('request.headers', ${JSON.stringify(request?.headers ?? {})}, true),
      set_config('storage.operation', ${storage?.operation ?? ''}, true),
      set_config('role', ${role}, true)
  `.execute(db);
}

async function resetResponse(db: Kysely<unknown>): Promise<void> {
  await sql`select set_config('response.status', '', true), set_config('response.headers', '', true)`.execute(
    db,
  );
}

/** JSON text that comes ready-made stays as it is: encoding it again would store a string instead of an object. */
function serializeJson(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  try {
    JSON.parse(value);
    return value;
  } catch {
    return JSON.stringify(value);
  }
}

/** `2026-01-02 03:04:05+00` as PostgREST writes it: `2026-01-02T03:04:05+00:00`. */
const isoTimestamp = (value: string) => value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');

const json = { serialize: serializeJson, parse: (value: string): unknown => JSON.parse(value) };
const valueTypes: Record<string, postgres.PostgresType> = {
  json: { to: 114, from: [114], ...json },
  jsonb: { to: 3802, from: [3802], ...json },
  numeric: { to: 1700, from: [1700], serialize: String, parse: Number },
  timestamptz: {
    to: 1184,
    from: [1184],
    serialize: (value: unknown) => (value instanceof Date ? value.toISOString() : value),
    parse: isoTimestamp,
  },
  timestamp: {
    to: 1114,
    from: [1114],
    serialize: (value: unknown) => value,
    parse: (value: string) => value.replace(' ', 'T'),
  },
};
