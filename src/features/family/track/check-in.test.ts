import { expect, test, vi } from 'vitest';
import { ok } from '../../../lib/result.ts';
import { createCheckIn } from './check-in.ts';
import { checkIn, key, request } from './track.fixtures.ts';

test('Each answer goes once, and that it does not go well with the words about it', async () => {
  const answerCheckIn = vi.fn(async () => ok(request(key)));
  const store = createCheckIn(checkIn(), { answerCheckIn });
  await Promise.all([store.well.run(), store.well.run()]);
  expect(answerCheckIn.mock.calls).toEqual([['c1', 'well', '']]);
  await store.notWell.run('She comes late.');
  expect(answerCheckIn).toHaveBeenLastCalledWith('c1', 'not_well', 'She comes late.');
});
