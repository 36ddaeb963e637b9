import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atMost, type Row } from './row.ts';
import { root, startSite } from './site.ts';

/** Clones the last commit into an empty folder and starts it there, on the machine's own Node. */
export async function measureClone(): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-clone-'));
  const clone = path.join(folder, 'clone');
  try {
    const began = performance.now();
    execFileSync('git', ['clone', '--quiet', '--no-local', root, clone]);
    const site = await startSite(path.join(folder, 'data'), clone);
    const seconds = (performance.now() - began) / 1000;
    await site.stop();
    return [
      atMost('empty clone to first page', seconds, 45, 's'),
      atMost('packages of npm start', megabytes(clone), 450, 'MB'),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Includes a Node only if the machine's is too old. */
function megabytes(clone: string): number {
  const folders = ['node_modules', '.node'].filter((name) => existsSync(path.join(clone, name)));
  const sizes = execFileSync('du', ['-sk', ...folders], { cwd: clone, encoding: 'utf8' });
  return [...sizes.matchAll(/^\d+/gm)].reduce((sum, [size]) => sum + Number(size), 0) / 1024;
}
