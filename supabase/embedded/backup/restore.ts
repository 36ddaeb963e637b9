import { existsSync, writeFileSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { bootstrap, connect, owner } from '../database/bootstrap.ts';
import { lockDatabase } from '../database/lock.ts';
import { applyAll } from '../database/migrations.ts';
import { startPostgres, superuser, type Postgres } from '../database/postgres.ts';
import { seedMemory } from '../database/seed.ts';
import { applySystemSchema } from '../database/system-schema.ts';
import { dataFolder, openDataFolder, type DataFolder } from '../data-folder.ts';
import { removeDraft } from '../reset.ts';
import { errorMessage, StartupError } from '../startup-error.ts';
import { checkBackup, readBackup } from './check.ts';
import { repeatErasures, type Erasures } from './erasures.ts';
import type { About, Contents, Schema } from './layout.ts';
import { decideSwap, draftOf, finishRestore, swap } from './swap.ts';
import { emptyTables, fillTable, setSequences } from './tables.ts';
import { hasDatabase, useDatabase } from '../database/use-database.ts';

export type Restored = About &
  Contents & {
    /** Where the data is that was there before; null when there was none. */
    aside: string | null;
    /** What was erased since the backup and is erased again; null when there was no newer database to ask. */
    erasures: Erasures | null;
  };

/**
 * Makes a data folder from a backup, beside its place, and puts it there once it is whole; so a kill leaves the old or the
 * new one. With `replace` it takes the place of data that is there, which is kept aside. Throws `StartupError`; then the data
 * is as it was.
 */
export async function restoreBackup(dataDir: string, file: string, replace = false): Promise<Restored> {
  const backup = await checkBackup(file);
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
    const erasures = await makeDraft(folder, file, old);
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

async function makeDraft(folder: DataFolder, file: string, old: Postgres | null): Promise<Erasures | null> {
  // Refuses while another one is at it.
  await removeDraft(folder);
  const draft = openDataFolder(draftOf(folder).root);
  const server = await startPostgres({ dir: draft.postgres });
  const lock = await lockDatabase(server, draft.root);
  const stop = async () => {
    await lock.release();
    await server.stop();
  };
  try {
    await fill(draft, server, file);
    const erasures = old && (await repeatErasures({ old, restored: server, files: draft.files }));
    await stop();
    return erasures;
  } catch (error) {
    await stop();
    await removeDraft(folder);
    throw error;
  }
}

async function fill(draft: DataFolder, server: Postgres, file: string): Promise<void> {
  await bootstrap(server);
  const admin = connect(server, { role: superuser });
  try {
    await admin.begin(async (tx) => {
      // No triggers: the rows are as they were, and refer to one another.
      await tx`set local session_replication_role = replica`;
      let schema: Schema = { migrations: [], tables: [], sequences: [] };
      await readBackup(file, {
        secrets: async (text) => writeFileSync(draft.secrets, text, { mode: 0o600, flush: true }),
        file: (name, content) => writeFile(path.join(draft.files, name), content),
        mail: (name, content) => writeFile(path.join(draft.mails, name), content),
        async schema(read) {
          schema = read;
          await makeSchema(server, schema);
          await emptyTables(tx, schema.tables);
          await setSequences(tx, schema.sequences);
        },
        async rows(index, content) {
          const table = schema.tables[index];
          if (table) await fillTable(tx, table, content);
        },
      });
    });
    await admin`analyze`;
  } finally {
    await admin.end({ timeout: 1 });
  }
}

/** As the migrations of the backup's own time made it: what has to come after them, the next start sees. */
async function makeSchema(server: Postgres, schema: Schema): Promise<void> {
  const sql = connect(server, { role: owner });
  try {
    await applySystemSchema(sql);
    await applyAll(sql, schema.migrations);
    await sql.unsafe(seedMemory);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function writeFile(name: string, content: AsyncIterable<Buffer>): Promise<void> {
  await mkdir(path.dirname(name), { recursive: true, mode: 0o700 });
  const handle = await open(name, 'wx', 0o600);
  try {
    for await (const chunk of content) await handle.write(chunk);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
