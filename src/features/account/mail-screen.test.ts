import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fail, ok } from '../../lib/result.ts';
import { createMailScreen } from './mail-screen.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('Within a minute no second mail to an address is promised; afterwards it is sent', async () => {
  const post = vi.fn(async () => ok(null));
  const screen = createMailScreen(post);
  await screen.send('aoife@example.com');
  await screen.send('aoife@example.com');
  expect(post).toHaveBeenCalledTimes(1);
  expect(screen.$problem.get()).toContain('less than a minute ago');
  await screen.send('other@example.com');
  expect(post).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  await screen.send('other@example.com');
  expect(post).toHaveBeenCalledTimes(3);
  expect(screen.$problem.get()).toBeUndefined();
  expect(screen.$sent.get()).toBe(3);
});

test('A mail that was refused is not waited for', async () => {
  const answers = [fail({ code: 'unreachable' }), ok(null)];
  const screen = createMailScreen(async () => answers.shift() ?? ok(null));
  await screen.send('aoife@example.com');
  expect(screen.$problem.get()).toContain('Check your connection');
  expect(screen.$sent.get()).toBe(0);
  await screen.send('aoife@example.com');
  expect(screen.$sent.get()).toBe(1);
});
