/**
 * Makes the data folder from a backup: npm run restore -- [--replace] FILE. The server must be stopped. Without
 * --replace it refuses if there is data. Exit codes: 0 it is restored, 1 it is not, and the data is unchanged.
 */
import path from 'node:path';
import { restoreBackup } from '../supabase/embedded/backup/restore.ts';
import { StartupError } from '../supabase/embedded/startup-error.ts';
import { runCommand } from './data-command.ts';

await runCommand(async ({ root, dataDir, words }) => {
  const [file, ...rest] = words.filter((word) => word !== '--replace');
  if (file === undefined || rest.length > 0 || file.startsWith('-')) {
    throw new StartupError('Which backup? npm run restore -- [--replace] FILE');
  }
  const from = path.resolve(process.env['INIT_CWD'] ?? '.', file);
  const { madeAt, files, aside, erasures } = await restoreBackup(dataDir, from, {
    migrationsDir: path.join(root, 'supabase/migrations'),
    replace: words.includes('--replace'),
  });
  console.log(`${dataDir} is as it was at ${madeAt}, with ${files} files. Next: npm start`);
  if (aside) console.log(`What was there before is in ${aside}. Remove it when you no longer need it.`);
  if (erasures) {
    console.log(
      `Erased since the backup, and again now: ${erasures.requests} requests, ${erasures.accounts} accounts.`,
    );
  } else {
    console.log('People who were erased since the backup are back. docs/operations.md says what to do.');
  }
});
