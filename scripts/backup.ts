/**
 * Writes the whole data folder into one file, whether or not the server runs: npm run backup [-- FILE]. Without a name
 * it goes to backups/, named after the time. Exit codes: 0 it is complete, 1 it failed and left no file.
 */
import { statSync } from 'node:fs';
import path from 'node:path';
import { writeBackup } from '../supabase/embedded/backup/backup.ts';
import { runCommand } from './data-command.ts';

const BYTES_A_MEGABYTE = 1_000_000;

await runCommand(async ({ root, dataDir, words: [name] }) => {
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  // npm runs scripts in the project's folder, but a file name is relative to the person's folder.
  const file = name
    ? path.resolve(process.env['INIT_CWD'] ?? '.', name)
    : path.join(root, 'backups', `${moment}.tar.gz`);
  const { rows, files, mails, missing } = await writeBackup(dataDir, file);
  const size = (statSync(file).size / BYTES_A_MEGABYTE).toFixed(1);
  const count = rows.reduce((sum, table) => sum + table, 0);
  console.log(`${file}: ${count} rows, ${files} files, ${mails} emails, ${size} MB.`);
  console.log(
    'It holds everything, keys and all: keep it where only you can read it, and not on this machine alone.',
  );
  for (const object of missing) console.error(`Its file is missing in the data folder: ${object}`);
});
