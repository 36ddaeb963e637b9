import { deleteMyAccount, prepareAccountDeletion, type Proof, proveOwner } from '../../../data/account.ts';
import { loadOwnApplications } from '../../../data/own-applications.ts';
import { removeOwnFiles } from '../../../data/own-files.ts';
import { removePhoto } from '../../../data/photos.ts';
import type { Failure } from '../../../lib/failure.ts';
import { fill } from '../../../lib/fill.ts';
import { mapped, type Result } from '../../../lib/result.ts';
import * as t from './words.ts';

type Outcome<T> = Promise<Result<T, Failure>>;
type Steps = {
  proveOwner: (proof: Proof) => Outcome<unknown>;
  prepare: () => Outcome<string[]>;
  removeFiles: (paths: string[]) => Outcome<unknown>;
  deleteAccount: () => Outcome<unknown>;
};

const REAL: Steps = {
  proveOwner,
  prepare: prepareAccountDeletion,
  removeFiles: async (paths) => {
    const removed = await removeOwnFiles(paths);
    return removed.ok ? removePhoto() : removed;
  },
  deleteAccount: deleteMyAccount,
};

/** Where the caller is placed, in words: these placements end with the account. */
export const loadPlacedWith = async (load = loadOwnApplications) =>
  mapped(await load(), (applications) =>
    applications.flatMap(({ job, placement }) =>
      !placement || placement.endedAt
        ? []
        : [job ? fill(t.jobInTown, { job: job.title, town: job.place.name }) : t.aFamily],
    ),
  );

/**
 * Deletes the caller's account for good: its placements end, and who counted on it is told. Files go before it, by the
 * storage API: deleting their records would leave them lying. Each step can be done again, so that trying once more goes on
 * where it stopped. Refusals: those of proveOwner, last_admin, second_admin_needed, files_remain.
 */
export async function deleteAccount(proof: Proof, steps = REAL): Outcome<unknown> {
  const proven = await steps.proveOwner(proof);
  if (!proven.ok) return proven;
  const files = await steps.prepare();
  if (!files.ok) return files;
  const removed = await steps.removeFiles(files.value);
  return removed.ok ? steps.deleteAccount() : removed;
}
