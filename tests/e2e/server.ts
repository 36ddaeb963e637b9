import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { dataFolder } from '../../supabase/embedded/data-folder.ts';
import { connect, owner } from '../../supabase/embedded/database/bootstrap.ts';
import { startPostgres } from '../../supabase/embedded/database/postgres.ts';
import { readyOrigin } from '../ready-line.ts';
import { forgetSessions } from './session.ts';

export const commandLine = path.resolve(import.meta.dirname, '../../supabase/embedded/cli.ts');

const folderOf = (name: string) => path.join(process.env['JOURNEYS_FOLDER'] ?? '', name);

/** The data folder that others are copied from. */
export const templateFolder = () => folderOf('template');

export type Server = {
  origin: string;
  /** Runs a statement as the operator would. */
  sql(statement: string): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts the real command line with these environment variables, on a free port and on a copy of the
 * template. So the journeys of one worker don't meet the changes of another.
 */
export async function startServer(name: string, settings: Record<string, string> = {}): Promise<Server> {
  const dataDir = folderOf(name);
  rmSync(dataDir, { recursive: true, force: true });
  await cp(templateFolder(), dataDir, { recursive: true });
  // By the extra channel the server notices if this worker is killed, and stops.
  const server = spawn(process.execPath, [commandLine], {
    env: { ...process.env, ...settings, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = new Promise((resolve) => server.once('close', resolve));
  const origin = await readyOrigin(server);
  return {
    origin,
    async sql(statement) {
      const sql = connect(await startPostgres({ dir: dataFolder(dataDir).postgres }), { role: owner });
      await sql.unsafe(statement);
      await sql.end();
    },
    async stop() {
      server.kill('SIGTERM');
      await ended;
      forgetSessions(origin);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
