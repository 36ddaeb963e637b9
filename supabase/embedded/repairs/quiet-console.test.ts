import { expect, test } from 'vitest';
import { runInRequest } from '../api/request-scope.ts';
import { startUnrepaired } from '../tests/unrepaired.ts';
import { runQuietly } from './quiet-console.ts';

test('upstream still prints an expected refusal', async () => {
  const { ask, printed, stop } = await startUnrepaired();
  await ask('POST', '/rest/v1/rpc/refuse', { reason: 'job_closed' });
  await stop();
  // Already repaired, or it would be on the console.
  expect(printed.join('\n')).toContain('job_closed');
});

test('a refusal is logged without its details, which may name people', () => {
  runQuietly(() => undefined);
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line), close: () => undefined };
  runInRequest({ method: 'POST', path: '/rest/v1/rpc/offer_job', headers: {}, log }, () =>
    console.error(
      new Error('{"code":"P0001","message":"times_taken","details":"[{\\"contact\\":\\"Nora Walsh\\"}]"}'),
    ),
  );
  expect(lines).toEqual(['POST /rest/v1/rpc/offer_job refused: times_taken']);
});
