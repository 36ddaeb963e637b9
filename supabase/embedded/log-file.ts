import { appendFileSync, renameSync, statSync } from 'node:fs';

export type LogFile = {
  /** Appends a line after the time. Never throws, since a failing log must not fail the work. */
  write(words: string): void;
};

const largest = 5 * 1024 * 1024;

/** Where the file is moved when it reaches its limit, over the older one. */
export const olderLog = (file: string) => `${file}.1`;

/** A log of at most `limit` bytes in the file, and as many in an older one beside it. */
export function openLogFile(file: string, limit = largest): LogFile {
  let size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return {
    write(words) {
      // One line each, or text from outside could pass for another entry.
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
        // The disk is full, or the folder is gone.
      }
    },
  };
}
