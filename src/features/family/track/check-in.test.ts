import { expect, test, vi } from 'vitest';
import { ok } from '../../../lib/result.ts';
import { createCheckIn } from './check-in.ts';
import { checkIn, key, request } from './track.fixtures.ts';

test('“It goes well” is sent once', async () => {
  const answerCheckIn = vi.fn(async () => ok(request(key)));
  const store = createCheckIn(checkIn(), { answerCheckIn });
  await Promise.all([store.well.run(), store.well.run()]);
  expect(answerCheckIn.mock.calls).toEqual([['c1', 'well']]);
});
