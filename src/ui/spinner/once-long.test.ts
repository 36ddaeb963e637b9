import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onceLong } from './once-long.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a wait says that it is slow, or that the server is gone, and nothing once it is over', async () => {
  const said: string[] = [];
  const say = (words: string) => void said.push(words);
  onceLong(say, async () => false);
  onceLong(say, async () => true);
  onceLong(say, async () => undefined);
  const stop = onceLong(say, async () => {
    stop();
    return false;
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(said).toEqual(['We can’t reach the service. Check your connection.']);
  await vi.advanceTimersByTimeAsync(2000);
  expect(said).toEqual([
    'We can’t reach the service. Check your connection.',
    'This is taking longer than usual. Check your connection.',
    'This is taking longer than usual. Check your connection.',
  ]);
});

test('a wait that follows another at once is as long as both', async () => {
  const said: string[] = [];
  await vi.advanceTimersByTimeAsync(5000);
  const stop = onceLong(() => undefined);
  await vi.advanceTimersByTimeAsync(600);
  stop();
  onceLong(
    (words) => void said.push(words),
    async () => false,
  );
  await vi.advanceTimersByTimeAsync(300);
  expect(said).toHaveLength(1);
});
