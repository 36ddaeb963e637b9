import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { readyOrigin } from '../ready-line.ts';

export const root = path.resolve(import.meta.dirname, '../..');

export type Site = {
  origin: string;
  /** From the command to the first page, in seconds. */ seconds: number;
  stop(): Promise<void>;
};

/** Runs `npm start` on a free port and a new data folder, with the programs that a terminal finds. */
export async function startSite(dataDir: string, folder = root): Promise<Site> {
  const began = performance.now();
  const PATH = process.env['PATH']?.split(':').filter((entry) => !entry.endsWith('node_modules/.bin'));
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PATH: PATH?.join(':'), PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = await readyOrigin(child);
  await (await fetch(`${origin}/landing`)).text();
  return {
    origin,
    seconds: (performance.now() - began) / 1000,
    stop: async () => {
      // npm passes no signal on, so the whole process group gets it.
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
      await ended;
      // npm ends before the backend has stopped its database.
      while (await answers(origin)) await pause();
    },
  };
}

/**
 * Starts once to make the data folder with the demo, which takes `firstSeconds`. Then starts again, warm, and leaves it
 * running.
 */
export async function startWarm(dataDir: string): Promise<Site & { firstSeconds: number }> {
  rmSync(dataDir, { recursive: true, force: true });
  const first = await startSite(dataDir);
  await first.stop();
  return { ...(await startSite(dataDir)), firstSeconds: first.seconds };
}

const answers = (url: string) =>
  fetch(url).then(
    ({ status }) => status !== 503,
    () => false,
  );

const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
