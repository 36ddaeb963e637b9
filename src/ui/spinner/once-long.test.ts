import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onceLong } from './once-long.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a wait says that the server is gone, that it is slow, and nothing once it is over', async () => {
  const said: string[] = [];
  const say = (words: string) => void said.push(words);
  onceLong(say, async () => false);
  onceLong(say, async () => true);
  const stop = onceLong(say, async () => {
    stop();
    return false;
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(said).toEqual([
    'We can’t reach the service. Check your connection.',
    'This is taking long. Check your connection.',
  ]);
});
