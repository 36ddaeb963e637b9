import { expect, test } from 'vitest';
import type { DataError } from '../lib/data-error.ts';
import { fail, ok } from '../lib/result.ts';
import { step } from './step.ts';

async function refreshesAfter(error?: DataError): Promise<number> {
  let refreshes = 0;
  const act = step(
    async () => (error ? fail(error) : ok(null)),
    async () => {
      refreshes += 1;
    },
  );
  await act.run();
  return refreshes;
}

test('a record is read anew after a step, and when someone else was quicker', async () => {
  expect(await refreshesAfter()).toBe(1);
  for (const code of ['request_step_not_allowed', 'job_not_open', 'already_published']) {
    expect(await refreshesAfter({ kind: 'refused', code })).toBe(1);
  }
});

test('it is left alone when the step never came through', async () => {
  expect(await refreshesAfter({ kind: 'offline', code: 'unreachable' })).toBe(0);
  expect(await refreshesAfter({ kind: 'refused', code: 'reason_missing' })).toBe(0);
});
