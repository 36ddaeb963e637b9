import { deleteMyAccount, prepareAccountDeletion, provePassword } from '../../../data/account.ts';
import { removeOwnFiles } from '../../../data/own-files.ts';
import { removePhoto } from '../../../data/photos.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';

type Outcome<T> = Promise<Result<T, Failure>>;
type Steps = {
  provePassword: (password: string) => Outcome<unknown>;
  prepare: () => Outcome<string[]>;
  removeFiles: (paths: string[]) => Outcome<unknown>;
  deleteAccount: () => Outcome<unknown>;
};

const REAL: Steps = {
  provePassword,
  prepare: prepareAccountDeletion,
  removeFiles: async (paths) => {
    const removed = await removeOwnFiles(paths);
    return removed.ok ? removePhoto() : removed;
  },
  deleteAccount: deleteMyAccount,
};

/**
 * Deletes the caller's account for good. Files go before it, by the storage API: deleting their records would
 * leave them lying. Each step can be done again, so that trying once more goes on where it stopped.
 * Refusals: invalid_credentials, last_admin, second_admin_needed, files_remain.
 */
export async function deleteAccount(password: string, steps = REAL): Outcome<unknown> {
  const proven = await steps.provePassword(password);
  if (!proven.ok) return proven;
  const files = await steps.prepare();
  if (!files.ok) return files;
  const removed = await steps.removeFiles(files.value);
  return removed.ok ? steps.deleteAccount() : removed;
}
