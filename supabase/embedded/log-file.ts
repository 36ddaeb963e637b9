import { appendFileSync, renameSync, statSync } from 'node:fs';

export type LogFile = {
  /** Appends a line, with the time before it. Never throws: a failing log must not fail the work. */
  write(words: string): void;
};

const largest = 5 * 1024 * 1024;

/** Where the file goes when it has grown to its limit; what was there before is dropped. */
export const olderLog = (file: string) => `${file}.1`;

/** A log that keeps at most `limit` bytes in the file and as many in an older one beside it. */
export function openLogFile(file: string, limit = largest): LogFile {
  let size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return {
    write(words) {
      // One line each: words from outside would otherwise pass for another entry.
      const line = `${new Date().toISOString()} ${words.replace(/\p{Cc}+/gu, ' ')}\n`;
      const length = Buffer.byteLength(line);
      try {
        if (size > 0 && size + length > limit) {
          renameSync(file, olderLog(file));
          size = 0;
        }
        appendFileSync(file, line, { mode: 0o600 });
        size += length;
      } catch {
        // A full disk, or a folder that was removed since.
      }
    },
  };
}
