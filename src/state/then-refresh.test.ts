import { expect, test } from 'vitest';
import type { Failure } from '../lib/failure.ts';
import { fail, ok } from '../lib/result.ts';
import { thenRefresh } from './then-refresh.ts';

async function refreshesAfter(error?: Failure): Promise<number> {
  let refreshes = 0;
  const act = thenRefresh(
    async () => (error ? fail(error) : ok(null)),
    async () => {
      refreshes += 1;
    },
  );
  await act();
  return refreshes;
}

test('a record is read again after a step, and if another person was quicker', async () => {
  expect(await refreshesAfter()).toBe(1);
  for (const code of ['request_step_not_allowed', 'job_not_open', 'already_published']) {
    expect(await refreshesAfter({ kind: 'refused', code })).toBe(1);
  }
});

test('it is not read again if the step did not arrive', async () => {
  expect(await refreshesAfter({ kind: 'offline', code: 'unreachable' })).toBe(0);
  expect(await refreshesAfter({ kind: 'refused', code: 'reason_missing' })).toBe(0);
});
