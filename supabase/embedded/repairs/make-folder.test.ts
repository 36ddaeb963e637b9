import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

test.runIf(process.platform === 'linux')('upstream still never returns; repaired, it throws', () => {
  const script = "require('node:fs').mkdirSync('/proc/nowhere/data', { recursive: true })";
  const { error } = spawnSync(process.execPath, ['-e', script], { timeout: 2_000, killSignal: 'SIGKILL' });
  expect(error).toMatchObject({ code: 'ETIMEDOUT' });
  expect(() => makeFolder('/proc/nowhere/data')).toThrow('ENOENT');
});
