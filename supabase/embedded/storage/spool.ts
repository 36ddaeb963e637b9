import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { open, readFile, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { takeBodyAtMost } from '../gateway/body.ts';

export type Spool = {
  /**
   * Writes a body to disk while it arrives, and runs the work with its reader once it is complete. Undefined
   * if it is longer than `limit` bytes. The file is removed afterwards. Throws `BodyLost`.
   */
  take<T>(
    request: Request,
    limit: number,
    work: (read: () => Promise<Buffer>) => Promise<T>,
  ): Promise<T | undefined>;
};

/**
 * Where uploads wait until they are complete, so that slow ones take no memory. Files left by a crash are
 * removed.
 */
export function openSpool(folder: string): Spool {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    async take(request, limit, work) {
      const file = path.join(folder, randomUUID());
      const opened = await open(file, 'wx', 0o600);
      try {
        const isWhole = await writeBody(request, limit, opened);
        return isWhole ? await work(() => readFile(file)) : undefined;
      } finally {
        await rm(file, { force: true });
      }
    },
  };
}

async function writeBody(request: Request, limit: number, file: FileHandle): Promise<boolean> {
  try {
    return await takeBodyAtMost(request, limit, async (chunk) => void (await file.write(chunk)));
  } finally {
    await file.close();
  }
}
