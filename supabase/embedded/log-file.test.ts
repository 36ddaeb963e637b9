import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { olderLog, openLogFile } from './log-file.ts';
import { temporaryFolder } from './tests/temporary-folder.ts';

test('a log keeps its newest lines and never grows past twice its limit', () => {
  const folder = temporaryFolder();
  onTestFinished(() => folder.remove());
  const file = path.join(folder.dir, 'api.log');
  for (let run = 0; run < 3; run += 1) {
    const log = openLogFile(file, 1_000);
    for (let n = 0; n < 50; n += 1) log.write(`run ${run} line ${n}`);
  }
  expect(readdirSync(folder.dir).sort()).toEqual(['api.log', 'api.log.1']);
  for (const part of [file, olderLog(file)]) expect(statSync(part).size).toBeLessThanOrEqual(1_000);
  expect(readFileSync(file, 'utf8')).toContain('run 2 line 49');
});

test('an entry is one line, even with line breaks of another server', () => {
  const folder = temporaryFolder();
  onTestFinished(() => folder.remove());
  const file = path.join(folder.dir, 'api.log');
  openLogFile(file).write('550 no\r\n2026-01-01T00:00:00.000Z all is well\x1b[2J');
  expect(readFileSync(file, 'utf8')).toMatch(/^\S+ 550 no 2026-01-01T00:00:00.000Z all is well \[2J\n$/);
});

test('a log that cannot be written fails no request', () => {
  expect(() => openLogFile('/nowhere/api.log').write('words')).not.toThrow();
});
