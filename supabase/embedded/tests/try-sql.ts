/**
 * Applies all migrations to a throw-away Postgres and runs SQL against it:
 *   node supabase/embedded/tests/try-sql.ts                      only the migrations
 *   node supabase/embedded/tests/try-sql.ts 'select …' file.sql  then each text or file, printing its rows
 * `TRY_TCP=4449` keeps it open on that port until Ctrl-C, and prints the connection string (supabase CLI, psql).
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startTestCluster } from '../database/test-cluster.ts';
import { errorMessage } from '../startup-error.ts';

const dir = mkdtempSync(path.join(os.tmpdir(), 'try-sql-'));
const tcpPort = process.env['TRY_TCP'] ? Number(process.env['TRY_TCP']) : undefined;
const migrationsDir = path.resolve(import.meta.dirname, '../../migrations');
try {
  const cluster = await startTestCluster({ dir, migrationsDir, tcpPort });
  try {
    const database = await cluster.createDatabase({ pgTap: true });
    for (const argument of process.argv.slice(2)) {
      const text = existsSync(argument) ? readFileSync(argument, 'utf8') : argument;
      printResults(await database.sql.unsafe(text).simple());
    }
    console.log('ok');
    if (database.url !== undefined) {
      console.log(database.url);
      const open = setInterval(() => undefined, 60_000);
      await new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve));
      clearInterval(open);
    }
    await database.drop();
  } finally {
    await cluster.stop();
  }
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 1;
} finally {
  rmSync(dir, { recursive: true, force: true });
}

/** Several statements give an array of results, one gives its rows. */
function printResults(results: readonly unknown[]): void {
  for (const result of results) {
    if (!Array.isArray(result)) return console.table(results);
    if (result.length > 0) console.table(result);
  }
}
