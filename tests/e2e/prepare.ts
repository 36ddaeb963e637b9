import { execFile } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { loadDemo } from '../../scripts/demo/load.ts';
import { clusterData } from '../../supabase/embedded/database/postgres.ts';
import { commandLine, templateFolder } from './server.ts';
import { stack } from './stack.ts';

/**
 * Makes the data folder with demo data that all workers' servers start from, and returns a function that
 * removes them all. On another stack it loads the demo and leaves it there.
 */
export default async function prepare(): Promise<(() => void) | undefined> {
  if (stack) {
    await bringDemo(stack.databaseUrl);
    return undefined;
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'journeys-'));
  process.env['JOURNEYS_FOLDER'] = folder;
  await promisify(execFile)(process.execPath, [commandLine, '--reset'], {
    env: { ...process.env, DATA_DIR: templateFolder() },
  });
  // It need not survive a power cut.
  appendFileSync(
    path.join(clusterData(path.join(templateFolder(), 'postgres')), 'postgresql.auto.conf'),
    'fsync = off\nsynchronous_commit = off\nfull_page_writes = off\n',
  );
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Throws if there are accounts or requests other than the demo's. */
async function bringDemo(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    await sql.begin(loadDemo);
  } finally {
    await sql.end({ timeout: 1 });
  }
}
