import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startBackend, type Backend } from './backend.ts';
import { connect } from './database/bootstrap.ts';
import { startPostgres, superuser } from './database/postgres.ts';
import { dataFolder } from './data-folder.ts';
import { embeddedPublishableKey } from './keys.ts';
import { wipeData } from './reset.ts';
import { placeCluster } from './tests/template.ts';
import { temporaryFolder } from './tests/temporary-folder.ts';
import { anna, password, testOptions } from './tests/test-backend.ts';

/**
 * What one data folder keeps from start to start. The tests follow one another. What is killed runs in a process of its
 * own.
 */

type Served = { child: ChildProcess; url: string; postgres: number; adopted: boolean };

const folder = temporaryFolder();
const { postgres: cluster, secrets } = dataFolder(folder.dir);
const elsewhere = temporaryFolder();
const migrationsDir = path.join(elsewhere.dir, 'migrations');
const children: ChildProcess[] = [];
const postmasters = new Set<number>();
let served: Served;
let backend: Backend;
let token: string;

beforeAll(() => placeCluster(cluster));
afterAll(async () => {
  for (const child of children) await ended(child, 'SIGKILL');
  for (const pid of postmasters) if (isAlive(pid)) process.kill(pid, 'SIGINT');
  await vi.waitUntil(() => ![...postmasters].some(isAlive), { timeout: 30_000 });
  for (const { remove } of [folder, elsewhere]) remove();
});

function run(): ChildProcess {
  const script = path.join(import.meta.dirname, 'tests/fixtures/serve.ts');
  const child = spawn(process.execPath, [script, folder.dir, '0', migrationsDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
}

/** Starts a backend in its own process and waits until it is ready. */
async function serve(): Promise<Served> {
  const child = run();
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => resolve(chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => reject(new Error(chunk.toString())));
  });
  const said = JSON.parse(line) as Omit<Served, 'child'>;
  postmasters.add(said.postgres);
  return { child, ...said };
}

async function start(): Promise<Backend> {
  const started = await startBackend({ ...testOptions(folder.dir), migrationsDir });
  postmasters.add(started.postgres.pid);
  return started;
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

/** Whether the process runs. One that has ended but that its parent has not collected does not run. */
function isAlive(pid: number): boolean {
  const status = `/proc/${pid}/stat`;
  if (existsSync('/proc/self/stat')) return existsSync(status) && !/\) Z /.test(readFileSync(status, 'utf8'));
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: embeddedPublishableKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: anna.email, password }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

const notes = (url: string, init: RequestInit = {}) =>
  fetch(`${url}/rest/v1/notes?select=body`, {
    ...init,
    headers: {
      apikey: embeddedPublishableKey,
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
    },
  });
const write = async (url: string, body: string) =>
  (await notes(url, { method: 'POST', body: JSON.stringify({ body }) })).status;
const kept = async (url: string) =>
  ((await (await notes(url)).json()) as { body: string }[]).map(({ body }) => body);

test('kill -9 in the middle of a migration leaves none of it, and the next start applies all of it', async () => {
  cpSync(path.join(import.meta.dirname, 'tests/fixtures/migrations'), migrationsDir, {
    recursive: true,
    dereference: true,
  });
  const slow = path.join(migrationsDir, '20270101000000_slow.sql');
  writeFileSync(
    slow,
    'create table public.half (id int); select pg_sleep(60); create table public.whole ();',
  );
  const child = run();
  const ready = path.join(cluster, 'data/postmaster.pid');
  await expect.poll(() => existsSync(ready), { timeout: 20_000 }).toBe(true);
  const server = await startPostgres({ dir: cluster });
  postmasters.add(server.pid);
  const sql = connect(server, { role: superuser });
  const working = async () => (await sql`select from pg_stat_activity where wait_event = 'PgSleep'`).length;
  await expect.poll(working, { timeout: 20_000 }).toBe(1);
  await ended(child, 'SIGKILL');
  expect(await sql`select from pg_tables where tablename = 'half'`).toHaveLength(0);

  // The code may change it, since it was never applied.
  writeFileSync(slow, 'create table public.half (id int); create table public.whole ();');
  served = await serve();
  expect(await sql`select from pg_tables where tablename in ('half', 'whole')`).toHaveLength(2);
  await sql.end();
});

test('kill -9 loses no acknowledged row; the next start adopts the database and its sessions', async () => {
  token = await signIn(served.url);
  const acknowledged: string[] = [];
  let writing = true;
  const writer = (async () => {
    for (let count = 0; writing; count += 1) {
      const body = `note ${count}`;
      if ((await write(served.url, body).catch(() => null)) === 201) acknowledged.push(body);
    }
  })();
  await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(20);
  await ended(served.child, 'SIGKILL');
  writing = false;
  await writer;

  served = await serve();
  expect(served.adopted).toBe(true);
  expect(await kept(served.url)).toEqual(expect.arrayContaining(acknowledged));
});

test('a second process on the same data folder is refused, and the first keeps running', async () => {
  const inUse = `The data folder ${folder.dir} is in use by another process (process ${served.child.pid}).`;
  await expect(start()).rejects.toThrow(inUse);
  await expect(wipeData(folder.dir)).rejects.toThrow(inUse);
  expect((await fetch(`${served.url}/healthz`)).status).toBe(200);
});

test('kill -9 of the database as well loses no acknowledged row', async () => {
  expect(await write(served.url, 'kept')).toBe(201);
  const before = await kept(served.url);
  process.kill(served.postgres, 'SIGKILL');
  await ended(served.child, 'SIGKILL');

  backend = await start();
  expect(backend.postgres.adopted).toBe(false);
  expect(await kept(backend.url)).toEqual(before);
});

test('a clean stop ends the database too, and the next start has all data', async () => {
  expect(await write(backend.url, 'kept too')).toBe(201);
  const before = await kept(backend.url);
  await backend.stop();
  await expect.poll(() => isAlive(backend.postgres.pid)).toBe(false);
  const made = readFileSync(secrets, 'utf8');

  backend = await start();
  expect(await kept(backend.url)).toEqual(before);
  expect(readFileSync(secrets, 'utf8'), 'keys are made once').toBe(made);
  expect(made).toContain(backend.secretKey);
  expect(statSync(secrets).mode & 0o777, 'only their owner reads them').toBe(0o600);
});

test('a reset removes our data and no other file', async () => {
  await backend.stop();
  writeFileSync(path.join(folder.dir, 'mine.txt'), 'keep');
  await wipeData(folder.dir);
  expect(readdirSync(folder.dir)).toEqual(['mine.txt']);
});
