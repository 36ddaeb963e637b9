/**
 * Runs SQL on the data folder's database as its owner, whether or not the server runs, like `supabase db query` for a
 * hosted one: npm run db:query -- "select 1". Prints the rows as JSON. Exit codes: 0 it ran, 1 it failed and changed
 * nothing.
 */
import postgres from 'postgres';
import { finishRestore } from '../supabase/embedded/backup/swap.ts';
import { dataFolder } from '../supabase/embedded/data-folder.ts';
import { connect, owner } from '../supabase/embedded/database/bootstrap.ts';
import { useDatabase } from '../supabase/embedded/database/use-database.ts';
import { StartupError } from '../supabase/embedded/startup-error.ts';
import { runCommand } from './data-command.ts';

await runCommand(async ({ dataDir, words: [query, ...rest] }) => {
  if (!query || rest.length > 0) throw new StartupError('What? npm run db:query -- "select …"');
  const folder = dataFolder(dataDir);
  await finishRestore(folder);
  const rows = await useDatabase(folder, async (server) => {
    const sql = connect(server, { role: owner });
    try {
      return await sql.begin((tx) => tx.unsafe(query));
    } catch (error) {
      throw error instanceof postgres.PostgresError ? new StartupError(error.message) : error;
    } finally {
      await sql.end({ timeout: 1 });
    }
  });
  console.log(JSON.stringify(rows, null, 2));
});
