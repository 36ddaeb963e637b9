import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Node 24.21.0: `mkdirSync` with `recursive` never returns where the system refuses with ENOENT although the parent is
 * there (under /proc). It should throw. This makes one level at a time, and throws.
 */
export function makeFolder(dir: string): void {
  if (existsSync(dir)) return;
  makeFolder(path.dirname(dir));
  mkdirSync(dir, { mode: 0o700 });
}
