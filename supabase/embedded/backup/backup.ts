import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { open, readdir, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import { connect } from '../database/bootstrap.ts';
import { superuser } from '../database/postgres.ts';
import { dataFolder, type DataFolder } from '../data-folder.ts';
import { loadSecrets } from '../secrets.ts';
import { errorCode, errorMessage, StartupError } from '../startup-error.ts';
import { storedName } from '../storage/files.ts';
import { createArchive, type ArchiveWriter } from './archive.ts';
import { checkBackup } from './check.ts';
import { names, type About, type Contents } from './layout.ts';
import { finishRestore } from './swap.ts';
import { countRows, describeSchema, rowsOf } from './tables.ts';
import { useDatabase } from '../database/use-database.ts';

// During a backup, a file may be removed or arrive a moment after its record. After this many tries it is
// really missing.
const attempts = 5;
const pauseMs = 300;

/**
 * Writes all of the data folder into one new file, whether or not its server runs. The file gets its name
 * once it is complete and was read back. Only its owner can read it. Throws `StartupError`.
 */
export async function writeBackup(dataDir: string, file: string): Promise<Contents> {
  const folder = dataFolder(dataDir);
  if (existsSync(file)) throw new StartupError(`${file} is there already, and is left as it is.`);
  await finishRestore(folder);
  const draft = `${file}.partial`;
  makeRoom(draft);
  try {
    const contents = await useDatabase(folder, async (server) => {
      const sql = connect(server, { role: superuser });
      const archive = createArchive(draft);
      try {
        return await fill(archive, sql, folder);
      } catch (error) {
        await archive.abandon();
        throw error;
      } finally {
        await sql.end({ timeout: 1 });
      }
    });
    await checkBackup(draft);
    renameSync(draft, file);
    return contents;
  } catch (error) {
    rmSync(draft, { force: true });
    if (error instanceof StartupError) throw error;
    throw new StartupError(`The backup failed: ${errorMessage(error)}. Nothing of it was kept.`);
  }
}

function makeRoom(draft: string): void {
  try {
    mkdirSync(path.dirname(draft), { recursive: true, mode: 0o700 });
    // Left behind by a backup that was killed.
    rmSync(draft, { force: true });
  } catch (error) {
    throw new StartupError(`${draft} cannot be written (${errorCode(error) ?? String(error)}).`);
  }
}

async function fill(archive: ArchiveWriter, sql: postgres.Sql, folder: DataFolder): Promise<Contents> {
  const about: About = {
    ...{ backupOf: 'caregiver-placement', format: 2 },
    madeAt: new Date().toISOString(),
  };
  await archive.addText(names.about, JSON.stringify(about));
  await archive.addText(names.secrets, JSON.stringify(loadSecrets(folder.secrets)));
  const files = createFileCopy(archive, folder.files);
  for (let attempt = 1; ; attempt += 1) {
    const contents = await sql.begin('isolation level repeatable read read only', async (tx) => {
      const missing = await files.add(await storedObjects(tx));
      if (missing.length > 0 && attempt < attempts) return undefined;
      const rows = await addDatabase(archive, tx);
      return { rows, files: files.count(), missing };
    });
    if (contents) {
      // After the database, so that every email it counts as sent is there.
      const whole = { ...contents, mails: await addMails(archive, folder.mails) };
      await archive.addText(names.contents, JSON.stringify(whole));
      await archive.finish();
      return whole;
    }
    await sleep(pauseMs);
  }
}

const storedObjects = (tx: postgres.TransactionSql) =>
  tx<{ bucket: string; key: string }[]>`
    select bucket_id as bucket, name as key from storage.objects order by bucket_id, name`;

/**
 * Copies the objects of one snapshot after the other, each file once, since files do not change. The last
 * snapshot is the one whose rows are backed up. Nearly all of its files are copied by then, so few can
 * disappear.
 */
function createFileCopy(archive: ArchiveWriter, folder: string) {
  const copied = new Set<string>();
  return {
    count: () => copied.size,
    /** Adds the objects that are not copied yet. Returns the names of those without a file. */
    async add(objects: readonly { bucket: string; key: string }[]): Promise<string[]> {
      const missing: string[] = [];
      for (const { bucket, key } of objects) {
        const name = storedName(bucket, key);
        if (copied.has(name)) continue;
        if (await addFile(archive, folder, name)) copied.add(name);
        else missing.push(`${bucket}/${key}`);
      }
      return missing;
    },
  };
}

async function addFile(archive: ArchiveWriter, folder: string, name: string): Promise<boolean> {
  const opened: FileHandle[] = [];
  try {
    // Both are opened before either is read, so a file that is removed now is still copied.
    for (const part of [name, `${name}.json`]) opened.push(await open(path.join(folder, part)));
    for (const [index, part] of [name, `${name}.json`].entries()) {
      await addOpened(archive, `files/${part}`, opened[index] as FileHandle);
    }
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  } finally {
    for (const handle of opened) await handle.close();
  }
}

async function addOpened(archive: ArchiveWriter, name: string, handle: FileHandle): Promise<void> {
  const { size } = await handle.stat();
  await archive.add(name, size, handle.createReadStream({ start: 0, autoClose: false }));
}

async function addDatabase(archive: ArchiveWriter, tx: postgres.TransactionSql): Promise<number[]> {
  const schema = await describeSchema(tx);
  await archive.addText(names.schema, JSON.stringify(schema));
  const rows: number[] = [];
  for (const [index, table] of schema.tables.entries()) {
    let count = 0;
    let part = 0;
    for await (const bytes of rowsOf(tx, table)) {
      part += 1;
      count += countRows(bytes);
      await archive.add(`database/${index}.${part}.copy`, bytes.length, [bytes]);
    }
    rows.push(count);
  }
  return rows;
}

async function addMails(archive: ArchiveWriter, folder: string): Promise<number> {
  let count = 0;
  const kept = existsSync(folder) ? await readdir(folder) : [];
  for (const name of kept.filter((mail) => names.mail.test(`mails/${mail}`))) {
    try {
      const handle = await open(path.join(folder, name));
      try {
        await addOpened(archive, `mails/${name}`, handle);
      } finally {
        await handle.close();
      }
      count += 1;
    } catch (error) {
      // The mailbox removes the oldest emails.
      if (errorCode(error) !== 'ENOENT') throw error;
    }
  }
  return count;
}
