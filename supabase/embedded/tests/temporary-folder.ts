import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A new, empty folder under the system's temporary one, and what removes it. */
export function temporaryFolder(): { dir: string; remove(): void } {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'embedded-'));
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}
