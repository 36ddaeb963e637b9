import { expect, test, vi } from 'vitest';
import { shareCall } from './share-call.ts';

test('two calls at once are one, a later one is another', async () => {
  const call = vi.fn(async () => 'answer');
  const shared = shareCall(call);
  expect(await Promise.all([shared(), shared()])).toEqual(['answer', 'answer']);
  expect(call).toHaveBeenCalledTimes(1);
  await shared();
  expect(call).toHaveBeenCalledTimes(2);
});
