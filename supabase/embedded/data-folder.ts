import { accessSync, constants, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { olderLog } from './log-file.ts';
import { makeFolder } from './repairs/make-folder.ts';
import { errorCode, StartupError } from './startup-error.ts';

/** Where everything that must survive a restart is kept. `root` may hold other files, which are never touched. */
export type DataFolder = {
  root: string;
  /** The Postgres cluster with its socket and log. */
  postgres: string;
  /** Uploaded files. */
  files: string;
  /** Captured emails, one file each. */
  mails: string;
  /** Keys of this data folder. */
  secrets: string;
  /** What the API server logs while it answers requests. */
  log: string;
};

/** Makes the data folder if need be. Throws `StartupError` when it cannot be made or written. */
export function openDataFolder(root: string): DataFolder {
  const folder = dataFolder(root);
  try {
    makeFolder(folder.root);
    accessSync(folder.root, constants.W_OK | constants.X_OK);
    for (const part of [folder.files, folder.mails]) mkdirSync(part, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartupError(
      `The data folder ${folder.root} cannot be written (${errorCode(error) ?? String(error)}).`,
    );
  }
  return folder;
}

/** Removes what this backend keeps in the folder, and nothing else. */
export function wipeDataFolder(folder: DataFolder): void {
  const { postgres, files, mails, secrets, log } = folder;
  for (const part of [postgres, files, mails, secrets, log, olderLog(log)]) {
    if (existsSync(part)) rmSync(part, { recursive: true, force: true });
  }
}

/** The names in a data folder, which need not exist. */
export function dataFolder(root: string): DataFolder {
  const at = (name: string) => path.join(path.resolve(root), name);
  return {
    root: path.resolve(root),
    postgres: at('postgres'),
    files: at('files'),
    mails: at('mails'),
    secrets: at('secrets.json'),
    log: at('api.log'),
  };
}
