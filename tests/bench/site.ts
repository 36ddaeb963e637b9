import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export type Site = {
  origin: string;
  /** From the command to the first page, in seconds. */ seconds: number;
  stop(): Promise<void>;
};

/** `npm start` on a data folder of its own. */
export async function startSite(port: number, dataDir: string): Promise<Site> {
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = `http://localhost:${port}`;
  await firstPage(origin, ended);
  return {
    origin,
    seconds: (performance.now() - began) / 1000,
    stop: async () => {
      // npm passes no signal on: the whole group is told.
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
      await ended;
      // npm is gone before the backend has stopped its database.
      while (await answers(origin)) await pause();
    },
  };
}

/** Starts once to make the data folder, then again warm; the second is the one that is measured and left running. */
export async function startWarm(port: number, dataDir: string): Promise<Site> {
  rmSync(dataDir, { recursive: true, force: true });
  await (await startSite(port, dataDir)).stop();
  return startSite(port, dataDir);
}

async function firstPage(origin: string, ended: Promise<void>): Promise<void> {
  let running = true;
  void ended.then(() => (running = false));
  while (!(await answers(`${origin}/landing`))) {
    if (!running) throw new Error('npm start ended before the first page');
    await pause();
  }
}

const answers = (url: string) =>
  fetch(url).then(
    ({ status }) => status !== 503,
    () => false,
  );

const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
