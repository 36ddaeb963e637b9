import { writeFileSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { bootstrap, connect, owner } from '../database/bootstrap.ts';
import { lockDatabase } from '../database/lock.ts';
import { applyAll, type Migration } from '../database/migrations.ts';
import { startPostgres, superuser, type Postgres } from '../database/postgres.ts';
import { seedMemory } from '../database/seed.ts';
import { applySystemSchema } from '../database/system-schema.ts';
import { openDataFolder, type DataFolder } from '../data-folder.ts';
import { removeDraft } from '../reset.ts';
import { readBackup } from './check.ts';
import { repeatErasures, type Erasures } from './erasures.ts';
import type { Table } from './layout.ts';
import { draftOf } from './swap.ts';
import { checkTables, emptyTables, fillTable, setSequences } from './tables.ts';

export type Draft = { file: string; migrations: Migration[]; old: Postgres | null; durable: boolean };

/**
 * Makes a data folder inside the one it will replace: a database of these migrations with the backup's data.
 * What was erased in `old` since is erased again. If it fails, nothing is left.
 */
export async function makeDraft(
  folder: DataFolder,
  { file, migrations, old, durable }: Draft,
): Promise<Erasures | null> {
  // Refuses while another restore is under way.
  await removeDraft(folder);
  const draft = openDataFolder(draftOf(folder).root);
  const server = await startPostgres({ dir: draft.postgres, durable });
  const lock = await lockDatabase(server, draft.root);
  const stop = async () => {
    await lock.release();
    await server.stop();
  };
  try {
    await makeDatabase(server, migrations);
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

async function makeDatabase(server: Postgres, migrations: Migration[]): Promise<void> {
  await bootstrap(server);
  const sql = connect(server, { role: owner });
  try {
    await applySystemSchema(sql);
    await applyAll(sql, migrations);
    await sql.unsafe(seedMemory);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/**
 * Fills in the backup's data. Rows are written by the owner, who is not a superuser and may skip triggers only here.
 */
export async function fill(
  draft: DataFolder,
  server: Pick<Postgres, 'host' | 'port'>,
  file: string,
): Promise<void> {
  const admin = connect(server, { role: superuser });
  const sql = connect(server, { role: owner });
  try {
    await admin.unsafe(`grant set on parameter session_replication_role to ${owner}`);
    await sql.begin(async (tx) => {
      // Without triggers, since rows stay as they were and refer to one another.
      await tx`set local session_replication_role = replica`;
      let tables: Table[] = [];
      await readBackup(file, {
        secrets: async (keys) =>
          writeFileSync(draft.secrets, JSON.stringify(keys), { mode: 0o600, flush: true }),
        file: (name, content) => writeFile(path.join(draft.files, name), content),
        mail: (name, content) => writeFile(path.join(draft.mails, name), content),
        async schema(schema) {
          tables = schema.tables;
          await checkTables(tx, tables);
          await emptyTables(tx, tables);
          await setSequences(tx, schema.sequences);
        },
        async rows(index, content) {
          const table = tables[index];
          if (table) await fillTable(tx, table, content);
        },
      });
    });
    await admin.unsafe(`revoke set on parameter session_replication_role from ${owner}`);
    await admin`analyze`;
  } finally {
    for (const each of [sql, admin]) await each.end({ timeout: 1 });
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
