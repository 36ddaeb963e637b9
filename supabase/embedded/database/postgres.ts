import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorMessage, StartupError } from '../startup-error.ts';
import { postgresRunner, type PostgresRunner } from './postgres-binaries.ts';

/** Superuser of the private cluster. The name is hosted Supabase's, where `postgres` is not a superuser. */
export const superuser = 'supabase_admin';

export type PostgresOptions = {
  /** Folder that holds the cluster, its socket and its log. */
  dir: string;
  /** False for temporary databases: no fsync, which is faster but loses data in a power cut. Default true. */
  durable?: boolean;
  /** Also listen on this port of 127.0.0.1 (password required). Default: unix socket only. */
  tcpPort?: number;
  /** False makes root use another uid even where user namespaces work. */
  allowNamespace?: boolean;
  /** Further `name=value` settings. */
  settings?: string[];
  /** Folder of the Postgres programs. Default: those of our npm package. */
  binaries?: string;
  /** Language whose order texts are sorted in, such as `en-US`. Default: by code point. */
  locale?: string;
};

export type Postgres = {
  /** Folder of the unix socket: the `host` that drivers take. */
  host: string;
  port: number;
  /** Whether it took over a server of a killed parent. */
  adopted: boolean;
  /** Process id of the server. */
  pid: number;
  /** Stops the server, and rolls back open transactions. */
  stop(): Promise<void>;
};

const socketPort = 5432;
const startDeadlineMs = 30_000;
// sun_path holds 104 bytes on macOS (108 on Linux), the socket's own name included.
const longestSocketFolder = 104 - '/.s.PGSQL.65535'.length - 1;

/**
 * Starts the private Postgres in `dir`, after creating it if needed, or takes over a running one. A killed
 * parent leaves either a live server, which is taken over, or a stale pid file and ending children, which it
 * waits for. Throws `StartupError` if Postgres can't be created or started.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const runner = createFolder(() => postgresRunner(path.resolve(options.dir), options));
  const data = path.join(runner.dir, 'data');
  const host = socketFolder(runner);
  await createCluster(runner, data, options);

  const logFile = path.join(runner.dir, 'postgres.log');
  const until = Date.now() + startDeadlineMs;
  while (Date.now() < until) {
    const mayRun = existsSync(path.join(data, 'postmaster.pid'));
    if (mayRun && (await runner.run('pg_ctl', ['status', '-D', data])).status === 0) {
      const running = runningServer(data);
      if (running && (await accepts(running)))
        return { ...running, adopted: true, stop: () => stop(runner, data) };
    } else {
      const started = await runner.run('pg_ctl', startArguments(data, host, logFile, options), logFile);
      const running = started.status === 0 ? runningServer(data) : undefined;
      if (running) return { ...running, adopted: false, stop: () => stop(runner, data) };
    }
    await sleep(150);
  }
  throw new StartupError(`The database did not start: ${lastLine(logFile)} (see ${logFile})`);
}

/** Where the cluster of `dir` has its data; there is nothing before the first start. */
export const clusterData = (dir: string): string => path.join(postgresRunner(path.resolve(dir)).dir, 'data');

/** Stops the server of `dir`, if one runs; for a cluster that was moved while it ran. */
export const stopPostgres = (dir: string): Promise<void> =>
  stop(postgresRunner(path.resolve(dir)), clusterData(dir));

function createFolder(create: () => PostgresRunner): PostgresRunner {
  try {
    return create();
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`The data folder cannot be written: ${errorMessage(error)}`);
  }
}

function startArguments(data: string, host: string, logFile: string, options: PostgresOptions): string[] {
  const durability =
    (options.durable ?? true) ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  const settings = [
    // Errors go to the client only. In the log they would grow without end, and repeat what people typed.
    'log_min_messages=log',
    `listen_addresses=${options.tcpPort === undefined ? '' : '127.0.0.1'}`,
    `unix_socket_directories="${host}"`,
    'unix_socket_permissions=0700',
    `port=${options.tcpPort ?? socketPort}`,
    'shared_buffers=128MB',
    'max_connections=60',
    'jit=off',
    // Queries of a killed parent are cancelled, so that they do not hold up the next start.
    'client_connection_check_interval=1s',
    'timezone=UTC',
    'log_timezone=UTC',
    ...durability,
    ...(options.settings ?? []),
  ];
  const flags = settings.map((setting) => `-c '${setting.replaceAll("'", String.raw`'\''`)}'`).join(' ');
  return ['start', '-w', '-t', '60', '-D', data, '-l', logFile, '-o', flags];
}

async function createCluster(
  runner: PostgresRunner,
  data: string,
  { durable = true, locale }: PostgresOptions,
): Promise<void> {
  if (existsSync(path.join(data, 'PG_VERSION'))) return;
  // Built beside its place and then renamed, so that a kill leaves no half cluster.
  const draft = `${data}.new-${process.pid}`;
  const created = await runner.run('initdb', [
    ...['-D', draft, '-U', superuser, '-A', 'trust', '-E', 'UTF8', '--no-instructions'],
    '--locale=C',
    ...(locale
      ? ['--locale-provider=icu', `--icu-locale=${locale}`]
      : ['--locale-provider=builtin', '--builtin-locale=C.UTF-8']),
    ...(durable ? [] : ['--no-sync']),
  ]);
  if (created.status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    throw new StartupError(
      `The database cannot be created: ${created.output.split('\n').at(-1) ?? 'initdb failed'}`,
    );
  }
  // The socket folder is private to this user, so sockets need no password; TCP always does.
  writeFileSync(
    path.join(draft, 'pg_hba.conf'),
    'local all all trust\nhost all all 127.0.0.1/32 scram-sha-256\nhost all all ::1/128 scram-sha-256\n',
  );
  if (!existsSync(data)) renameSync(draft, data);
  else rmSync(draft, { recursive: true, force: true });
}

function socketFolder(runner: PostgresRunner): string {
  const inside = path.join(runner.dir, 'socket');
  const id = createHash('sha256').update(runner.dir).digest('hex').slice(0, 16);
  const folder =
    Buffer.byteLength(inside) <= longestSocketFolder ? inside : path.join(os.tmpdir(), `cp-pg-${id}`);
  runner.makePrivate(folder);
  return folder;
}

async function stop(runner: PostgresRunner, data: string): Promise<void> {
  await runner.run('pg_ctl', ['stop', '-m', 'fast', '-w', '-t', '30', '-D', data]);
}

/** What the server wrote about itself. Undefined while it is still writing, or gone. */
function runningServer(data: string): Pick<Postgres, 'host' | 'port' | 'pid'> | undefined {
  const file = path.join(data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid, , , port, host] = readFileSync(file, 'utf8').split('\n');
  return host ? { pid: Number(pid), port: Number(port), host } : undefined;
}

function accepts(server: { host: string; port: number }): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(path.join(server.host, `.s.PGSQL.${server.port}`));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function lastLine(file: string): string {
  if (!existsSync(file)) return 'no log was written';
  return readFileSync(file, 'utf8').trim().split('\n').at(-1) ?? '';
}
