import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { commandLine, templateFolder } from './server.ts';

/** Makes the data folder that the servers of all workers start from, with the demo data; gives back what removes them all. */
export default async function prepare(): Promise<() => void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'journeys-'));
  process.env['JOURNEYS_FOLDER'] = folder;
  await promisify(execFile)(process.execPath, [commandLine, '--reset'], {
    env: { ...process.env, DATA_DIR: templateFolder() },
  });
  return () => rmSync(folder, { recursive: true, force: true });
}
