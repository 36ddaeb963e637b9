import { expect, test } from 'vitest';
import { startUnrepaired } from '../tests/unrepaired.ts';

test('upstream still prints an expected refusal', async () => {
  const { ask, printed, stop } = await startUnrepaired();
  await ask('POST', '/rest/v1/rpc/refuse', { reason: 'job_closed' });
  await stop();
  // Already repaired, or it would be on the console.
  expect(printed.join('\n')).toContain('job_closed');
});
