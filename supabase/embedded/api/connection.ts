import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import { authenticator, mainDatabase } from '../database/bootstrap.ts';
import type { Postgres } from '../database/postgres.ts';
import { answerErrors } from '../repairs/error-answers.ts';
import { refuseLostConnections } from '../repairs/lost-connections.ts';
import { grantNothing } from '../repairs/no-grants.ts';
import { noteErrors } from '../repairs/noted-errors.ts';
import { setSessionAtOnce } from '../repairs/session-settings.ts';
import { answerSingleRows } from '../repairs/single-row.ts';
import { apiValues } from '../repairs/values.ts';

/** Connects the API server to the database, as `authenticator` by default, repaired. Close it with `closeAtOnce`. */
export function createApiConnection(options: {
  server: Pick<Postgres, 'host' | 'port'>;
  database?: string;
  role?: string;
}): PostgresConnection {
  const { server, database = mainDatabase, role = authenticator } = options;
  const connection = createPostgresConnection({
    postgresOptions: {
      host: server.host,
      port: server.port,
      username: role,
      database,
      max: 16,
      onnotice: () => undefined,
      types: apiValues,
    },
  });
  for (const repair of [
    refuseLostConnections,
    noteErrors,
    grantNothing,
    setSessionAtOnce,
    answerErrors,
    answerSingleRows,
  ]) {
    repair(connection);
  }
  return connection;
}
