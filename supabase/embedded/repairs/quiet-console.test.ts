import { expect, test } from 'vitest';
import { startUnrepaired } from '../tests/unrepaired.ts';

test('upstream still prints a refusal that was to be expected', async () => {
  const { ask, printed, stop } = await startUnrepaired();
  await ask('POST', '/rest/v1/rpc/refuse', { reason: 'job_closed' });
  await stop();
  // Repaired already, or it would be on the console and not here.
  expect(printed.join('\n')).toContain('job_closed');
});
