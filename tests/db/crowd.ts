import type postgres from 'postgres';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';
import { authenticator, connect } from '../../supabase/embedded/database/bootstrap.ts';
import { createDatabase } from './database.ts';

const fixtures = path.resolve(import.meta.dirname, '../../supabase/tests/fixtures.psql');

export type Crowd = {
  /** Connected as the owner. */
  sql: postgres.Sql;
  /** Connected like the API server, which may only become anon and authenticated. */
  pool: postgres.Sql;
  /**
   * Sends one statement for each person, as the API server would, all at once on separate connections.
   * Returns the first value that each got, or the name of the error.
   */
  atOnce(people: string[], statement: string | ((index: number) => string)): Promise<unknown[]>;
  /** Counts rows; the argument is what comes after `from`. */
  count(rows: string): Promise<number>;
  /** One more connection, as this role; it ends with the others. */
  connectAs(role: string): postgres.Sql;
  stop(): Promise<void>;
};

/** A database with the people of supabase/tests/fixtures.psql, and this many connections to it. */
export async function gatherCrowd(connections = 50): Promise<Crowd> {
  const { name, sql, drop } = await createDatabase();
  const connectAs = (role: string, max = 1) => connect(inject('cluster'), { role, database: name, max });
  await sql
    .unsafe(
      `${await readFile(fixtures, 'utf8')}
      grant usage on schema tests to ${authenticator};
      grant execute on all functions in schema tests to ${authenticator};`,
    )
    .simple();
  const pool = connectAs(authenticator, connections);
  const others: postgres.Sql[] = [];

  return {
    sql,
    pool,
    async atOnce(people, statement) {
      let waiting = people.length;
      let open: () => void = () => undefined;
      const everyoneIsReady = new Promise<void>((resolve) => (open = resolve));
      return Promise.all(
        people.map((person, index) =>
          pool
            .begin(async (tx) => {
              await tx`select tests.be(${person})`;
              if (--waiting === 0) open();
              await everyoneIsReady;
              const [row] = await tx.unsafe(typeof statement === 'string' ? statement : statement(index));
              return Object.values(row ?? {})[0];
            })
            .catch((error: unknown) => (error instanceof Error ? error.message : String(error))),
        ),
      );
    },
    async count(rows) {
      return Number((await sql.unsafe(`select count(*) from ${rows}`))[0]?.['count']);
    },
    connectAs(role) {
      const other = connectAs(role);
      others.push(other);
      return other;
    },
    async stop() {
      await Promise.all([pool, ...others].map((each) => each.end({ timeout: 1 })));
      await drop();
    },
  };
}

/** The same person, this many times. */
export const times = (count: number, person: string) => Array.from({ length: count }, () => person);

/** How many answers are this error. */
export const refused = (answers: unknown[], name: string) =>
  answers.filter((answer) => answer === name).length;
