import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import { authenticator, mainDatabase } from '../database/bootstrap.ts';
import type { Postgres } from '../database/postgres.ts';
import { booleanValues } from '../repairs/boolean-values.ts';
import { answerErrors } from '../repairs/error-answers.ts';
import { jsonValues } from '../repairs/json-values.ts';
import { grantNothing } from '../repairs/no-grants.ts';
import { noteErrors } from '../repairs/noted-errors.ts';
import { numberValues } from '../repairs/number-values.ts';
import { setSessionAtOnce } from '../repairs/session-settings.ts';
import { answerSingleRows } from '../repairs/single-row.ts';
import { timeValues } from '../repairs/time-values.ts';

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
      types: { ...booleanValues, ...jsonValues, ...numberValues, ...timeValues },
    },
  });
  for (const repair of [noteErrors, grantNothing, setSessionAtOnce, answerErrors, answerSingleRows]) {
    repair(connection);
  }
  return connection;
}
