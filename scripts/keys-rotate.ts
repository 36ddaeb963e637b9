/**
 * Gives the data folder new keys and ends every session: npm run keys:rotate. The server must be stopped. Exit codes: 0
 * the keys are new, 1 they are not.
 */
import { finishRestore } from '../supabase/embedded/backup/swap.ts';
import { dataFolder } from '../supabase/embedded/data-folder.ts';
import { rotateKeys } from '../supabase/embedded/rotate-keys.ts';
import { runCommand } from './data-command.ts';

await runCommand(async ({ dataDir }) => {
  const folder = dataFolder(dataDir);
  await finishRestore(folder);
  const ended = await rotateKeys(folder);
  console.log(`New keys are in ${folder.secrets}. ${ended} sessions ended: everyone signs in again.`);
});
