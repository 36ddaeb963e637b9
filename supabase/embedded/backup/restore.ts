import { existsSync } from 'node:fs';
import path from 'node:path';
import { findDifference } from '../database/migration-history.ts';
import { readMigrations, type Migration } from '../database/migrations.ts';
import type { Postgres } from '../database/postgres.ts';
import { hasDatabase, useDatabase } from '../database/use-database.ts';
import { dataFolder } from '../data-folder.ts';
import { errorMessage, StartupError } from '../startup-error.ts';
import { checkBackup, type Backup } from './check.ts';
import { makeDraft } from './draft.ts';
import type { Erasures } from './erasures.ts';
import { decideSwap, finishRestore, swap } from './swap.ts';

export type RestoreOptions = {
  /** Folder of the migrations that make the database. */
  migrationsDir: string;
  /** Whether to replace existing data, which is kept aside. Default false. */
  replace?: boolean;
  /** False for tests: no fsync. Default true. */
  durable?: boolean;
};

export type Restored = Backup & {
  /** Where the earlier data is now. Null if there was none. */
  aside: string | null;
  /** What was erased again. Null if there was no newer database to ask. */
  erasures: Erasures | null;
};

/**
 * Makes a data folder from a backup beside its place, and moves it there once it is complete. So a kill
 * leaves the old or the new one. Nothing in a backup is run. If it throws `StartupError`, the data is as it
 * was.
 */
export async function restoreBackup(
  dataDir: string,
  file: string,
  { migrationsDir, replace = false, durable = true }: RestoreOptions,
): Promise<Restored> {
  const backup = await checkBackup(file);
  const migrations = migrationsOf(backup, await readMigrations(migrationsDir), file);
  const folder = dataFolder(dataDir);
  await finishRestore(folder);
  const holdsData = hasDatabase(folder) || [folder.secrets, folder.files].some((part) => existsSync(part));
  if (holdsData && !replace) {
    throw new StartupError(
      `The data folder ${folder.root} holds data. To put the backup in its place: npm run restore -- --replace ${file}`,
    );
  }
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const aside = `replaced-${moment}`;
  const make = async (old: Postgres | null) => {
    const erasures = await makeDraft(folder, { file, migrations, old, durable });
    decideSwap(folder, aside);
    return erasures;
  };
  try {
    const erasures = await (hasDatabase(folder) ? useDatabase(folder, make, { alone: true }) : make(null));
    await swap(folder);
    return { ...backup, aside: holdsData ? path.join(folder.root, aside) : null, erasures };
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`The backup cannot be restored: ${errorMessage(error)}. The data is as it was.`);
  }
}

/** Our migrations that had been applied when the backup was made. The next start applies the rest. */
function migrationsOf(backup: Backup, migrations: Migration[], file: string): Migration[] {
  const difference = findDifference(migrations, backup.migrations);
  if (difference !== undefined) {
    throw new StartupError(
      `The backup ${file} does not fit this version: ${difference}. Check out the version of the program that made it, restore it there, and then update.`,
    );
  }
  const applied = new Set(backup.migrations.map(({ version }) => version));
  return migrations.filter(({ version }) => applied.has(version));
}
