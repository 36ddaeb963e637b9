import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dataFolder, type DataFolder } from '../data-folder.ts';
import { clusterData, stopPostgres } from '../database/postgres.ts';
import { errorCode, StartupError } from '../startup-error.ts';

/** Where a restored data folder is made: inside the one it replaces. */
export const draftOf = (folder: DataFolder): DataFolder => dataFolder(path.join(folder.root, 'restoring'));

// A file with this name says that the draft is complete, and which process may swap.
const decided = /^whole\.(\d+)$/;
const decidedBy = (folder: DataFolder, pid: number) => path.join(draftOf(folder).root, `whole.${pid}`);

/**
 * Decides that the restored data replaces the data folder. From here on `swap` does it, or `finishRestore` at
 * the next start. The earlier data goes to `aside`, a folder within.
 */
export function decideSwap(folder: DataFolder, aside: string): void {
  const draft = path.join(draftOf(folder).root, 'decision');
  writeFileSync(draft, aside, { mode: 0o600, flush: true });
  renameSync(draft, decidedBy(folder, process.pid));
}

/**
 * Puts the restored parts in their places and the old ones aside. It continues where a killed swap stopped.
 */
export async function swap(folder: DataFolder): Promise<void> {
  const draft = draftOf(folder);
  const decision = decidedBy(folder, process.pid);
  const aside = dataFolder(path.join(folder.root, readFileSync(decision, 'utf8')));
  const at = (one: DataFolder, part: Part) => (part === 'postgres' ? clusterData(one.postgres) : one[part]);

  if (existsSync(at(draft, 'postgres')) && existsSync(at(folder, 'postgres'))) {
    // Postgres writes to the folder where it was started, so none may run or start while folders are moved.
    moveSettings(at(folder, 'postgres'), settings, settingsAway);
    await stopPostgres(folder.postgres);
  }
  for (const part of parts) {
    if (!existsSync(at(draft, part))) continue;
    if (existsSync(at(folder, part))) {
      mkdirSync(aside.root, { recursive: true, mode: 0o700 });
      renameSync(at(folder, part), at(aside, part));
    }
    renameSync(at(draft, part), at(folder, part));
  }
  if (existsSync(aside.root)) moveSettings(at(aside, 'postgres'), settingsAway, settings);
  rmSync(draft.root, { recursive: true, force: true });
}

type Part = (typeof parts)[number];
const parts = ['files', 'mails', 'secrets', 'postgres'] as const;
// Without this file no Postgres starts.
const settings = 'postgresql.conf';
const settingsAway = 'postgresql.conf.replaced';

function moveSettings(cluster: string, from: string, to: string): void {
  if (existsSync(path.join(cluster, from))) renameSync(path.join(cluster, from), path.join(cluster, to));
}

/** Finishes a restore that was killed after the decision. Throws `StartupError` if one is under way. */
export async function finishRestore(folder: DataFolder): Promise<void> {
  const { root } = draftOf(folder);
  const name = existsSync(root) ? readdirSync(root).find((entry) => decided.test(entry)) : undefined;
  if (name === undefined) return;
  const [, pid] = decided.exec(name) ?? [];
  const underWay = new StartupError(`A backup is being restored to ${folder.root} (process ${pid}).`);
  if (Number(pid) !== process.pid && isAlive(Number(pid))) throw underWay;
  try {
    renameSync(path.join(root, name), decidedBy(folder, process.pid));
  } catch (error) {
    // Another process was faster.
    throw errorCode(error) === 'ENOENT' ? underWay : error;
  }
  await swap(folder);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
