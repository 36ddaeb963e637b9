import { spawn, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startBackend } from './backend.ts';
import { connect } from './database/bootstrap.ts';
import { postgresRunner } from './database/postgres-binaries.ts';
import { startPostgres, superuser } from './database/postgres.ts';
import { embeddedPublishableKey } from './keys.ts';
import { wipeData } from './reset.ts';
import { dataFolder } from './data-folder.ts';
import { placeCluster } from './tests/template.ts';
import { temporaryFolder } from './tests/temporary-folder.ts';
import { anna, password, testOptions } from './tests/test-backend.ts';

type Served = { child: ChildProcess; url: string; postgres: number; adopted: boolean };

let folder: ReturnType<typeof temporaryFolder>;
const children: ChildProcess[] = [];
const postmasters = new Set<number>();

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(async () => {
  for (const child of children.splice(0)) await ended(child, 'SIGKILL');
  for (const pid of postmasters) if (isAlive(pid)) process.kill(pid, 'SIGINT');
  await expect.poll(() => [...postmasters].some(isAlive), { timeout: 30_000 }).toBe(false);
  postmasters.clear();
  folder.remove();
});

function run(port = 0, migrationsDir = ''): ChildProcess {
  const script = path.join(import.meta.dirname, 'tests/fixtures/serve.ts');
  const child = spawn(process.execPath, [script, folder.dir, String(port), migrationsDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
}

/** Starts a backend in its own process and waits until it is ready. */
async function serve(migrationsDir?: string): Promise<Served> {
  const { postgres } = dataFolder(folder.dir);
  if (!existsSync(postgres)) await placeCluster(postgres);
  const child = run(0, migrationsDir);
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => resolve(chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => reject(new Error(chunk.toString())));
  });
  const served = JSON.parse(line) as Omit<Served, 'child'>;
  postmasters.add(served.postgres);
  return { child, ...served };
}

/** Runs a backend that should give up. Returns its exit code and output. */
async function refused(port = 0): Promise<{ code: number | null; words: string }> {
  const child = run(port);
  let words = '';
  child.stderr?.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, words: words.trim() };
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

const notes = (url: string, token: string, init: RequestInit = {}) =>
  fetch(`${url}/rest/v1/notes?select=body`, {
    ...init,
    headers: {
      apikey: embeddedPublishableKey,
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
    },
  });

describe('kill -9', () => {
  test('loses no acknowledged row; the next start adopts the database and its sessions', async () => {
    const first = await serve();
    const token = await signIn(first.url);
    const acknowledged: string[] = [];
    let writing = true;
    const writer = (async () => {
      for (let count = 0; writing; count += 1) {
        const body = `note ${count}`;
        const response = await notes(first.url, token, {
          method: 'POST',
          body: JSON.stringify({ body }),
        }).catch(() => null);
        if (response?.status === 201) acknowledged.push(body);
      }
    })();
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(20);
    await ended(first.child, 'SIGKILL');
    writing = false;
    await writer;

    const second = await serve();
    expect(second.adopted).toBe(true);
    const kept = ((await (await notes(second.url, token)).json()) as { body: string }[]).map(
      ({ body }) => body,
    );
    expect(kept).toEqual(expect.arrayContaining(acknowledged));
  });

  test('of the database as well loses no acknowledged row', async () => {
    const first = await serve();
    const token = await signIn(first.url);
    await notes(first.url, token, { method: 'POST', body: JSON.stringify({ body: 'kept' }) });
    process.kill(first.postgres, 'SIGKILL');
    await ended(first.child, 'SIGKILL');

    const second = await serve();
    expect(second.adopted).toBe(false);
    expect(await (await notes(second.url, token)).json()).toEqual([{ body: 'kept' }]);
  });

  test('in the middle of a migration leaves none of it, and the next start applies all of it', async () => {
    const migrationsDir = path.join(folder.dir, 'migrations');
    cpSync(path.join(import.meta.dirname, 'tests/fixtures/migrations'), migrationsDir, {
      recursive: true,
      dereference: true,
    });
    const slow = path.join(migrationsDir, '20270101000000_slow.sql');
    writeFileSync(
      slow,
      'create table public.half (id int); select pg_sleep(60); create table public.whole ();',
    );
    const data = dataFolder(folder.dir).postgres;
    await placeCluster(data);
    const child = run(0, migrationsDir);
    await expect
      .poll(() => existsSync(path.join(data, 'data/postmaster.pid')), { timeout: 20_000 })
      .toBe(true);
    const server = await startPostgres({ dir: data });
    postmasters.add(server.pid);
    const sql = connect(server, { role: superuser });
    const working = async () => (await sql`select from pg_stat_activity where wait_event = 'PgSleep'`).length;
    await expect.poll(working, { timeout: 20_000 }).toBe(1);
    await ended(child, 'SIGKILL');
    expect(await sql`select from pg_tables where tablename = 'half'`).toHaveLength(0);
    await sql.end();

    // The code may change it, since it was never applied.
    writeFileSync(slow, 'create table public.half (id int); create table public.whole ();');
    await serve(migrationsDir);
    const after = connect(server, { role: superuser });
    expect(await after`select from pg_tables where tablename in ('half', 'whole')`).toHaveLength(2);
    await after.end();
  });
});

test('a clean stop ends the database too, and the next start has all data', async () => {
  const first = await serve();
  const token = await signIn(first.url);
  await notes(first.url, token, { method: 'POST', body: JSON.stringify({ body: 'kept' }) });
  await ended(first.child, 'SIGTERM');
  expect(isAlive(first.postgres)).toBe(false);
  const second = await serve();
  expect(await (await notes(second.url, token)).json()).toEqual([{ body: 'kept' }]);
});

test('a second process on the same data folder is refused, and the first keeps running', async () => {
  const first = await serve();
  const { code, words } = await refused();
  expect(code).toBe(1);
  expect(words).toMatch(/^The data folder .* is in use by another process \(process \d+\)\.$/);
  await expect(wipeData(folder.dir)).rejects.toThrow('in use by another process');
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
});

test('a taken port is named before anything is touched', async () => {
  const other = net.createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as net.AddressInfo;
  const { code, words } = await refused(port);
  expect([code, words]).toEqual([
    1,
    `Port ${port} is taken by another program. Choose another: PORT=4322 npm start`,
  ]);
  expect(readdirSync(folder.dir)).toEqual([]);
  other.close();
});

test('a data folder that cannot be written is named', async () => {
  const file = path.join(folder.dir, 'file');
  writeFileSync(file, '');
  for (const dir of [
    path.join(file, 'data'),
    ...(process.platform === 'linux' ? ['/proc/nowhere/data'] : []),
  ]) {
    await expect(startBackend(testOptions(dir))).rejects.toThrow(/data folder .* cannot be written/);
  }
});

test('a failing migration stops the start, named, and leaves nothing running', async () => {
  const migrationsDir = path.join(folder.dir, 'migrations');
  mkdirSync(migrationsDir);
  writeFileSync(path.join(migrationsDir, '20260101000000_broken.sql'), 'select nonsense;');
  const data = path.join(folder.dir, 'data');
  await expect(startBackend({ ...testOptions(data), migrationsDir })).rejects.toThrow(
    /Migration 20260101000000_broken\.sql failed/,
  );
  expect(readdirSync(path.join(data, 'postgres/data'))).not.toContain('postmaster.pid');
});

test('keys are made once per data folder, readable by its owner only', async () => {
  await placeCluster(dataFolder(folder.dir).postgres);
  const first = await startBackend(testOptions(folder.dir));
  await first.stop();
  const file = path.join(folder.dir, 'secrets.json');
  const secrets = readFileSync(file, 'utf8');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const second = await startBackend(testOptions(folder.dir));
  await second.stop();
  expect(readFileSync(file, 'utf8')).toBe(secrets);
  expect(second.secretKey).toBe(first.secretKey);
});

test('a reset removes our data and no other file', async () => {
  await placeCluster(dataFolder(folder.dir).postgres);
  const backend = await startBackend(testOptions(folder.dir));
  await backend.stop();
  writeFileSync(path.join(folder.dir, 'mine.txt'), 'keep');
  await wipeData(folder.dir);
  expect(readdirSync(folder.dir)).toEqual(['mine.txt']);
});

test('a path too long for a socket still works', async () => {
  const dir = path.join(folder.dir, 'a'.repeat(60), 'b'.repeat(60));
  await placeCluster(dir);
  const server = await startPostgres({ dir, durable: false });
  expect(server.host.length).toBeLessThan(100);
  await server.stop();
});

test('a path with spaces and quotes works', async () => {
  const server = await startPostgres({ dir: path.join(folder.dir, "it's a folder"), durable: false });
  await server.stop();
});

test.runIf(process.getuid?.() === 0)(
  'as root without user namespaces, Postgres runs as another user',
  async () => {
    const dir = path.join(folder.dir, 'data');
    const server = await startPostgres({ dir, durable: false, allowNamespace: false });
    // The temporary folder is closed to others, so the data moved to a place that the other user can reach.
    const { dir: moved } = postgresRunner(dir, { allowNamespace: false });
    expect(statSync(path.join(moved, 'data')).uid).not.toBe(0);
    await server.stop();
    if (moved !== dir) rmSync(moved, { recursive: true });
  },
);
