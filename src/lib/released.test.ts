import { expect, test, vi } from 'vitest';

test('waits for the click that ends a press, for a pressed space bar, and for nothing else', async () => {
  vi.useFakeTimers();
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const { released } = await import('./released.ts');
  const happens = (type: string, more = {}) => page.dispatchEvent(Object.assign(new Event(type), more));
  const isOver = async () => {
    let over = false;
    void released()?.then(() => (over = true));
    await vi.advanceTimersByTimeAsync(0);
    return over || released() === undefined;
  };
  expect(released()).toBeUndefined();
  happens('pointerdown');
  expect(await isOver()).toBe(false);
  happens('pointerup');
  expect(await isOver()).toBe(false);
  happens('click');
  expect(await isOver()).toBe(true);

  happens('keydown', { key: 'a' });
  expect(released()).toBeUndefined();
  happens('keydown', { key: ' ' });
  expect(await isOver()).toBe(false);
  happens('keyup', { key: ' ' });
  await vi.advanceTimersByTimeAsync(100);
  expect(released()).toBeUndefined();

  // A second press begins before the first ends.
  happens('pointerdown');
  happens('pointerup');
  happens('pointerdown');
  await vi.advanceTimersByTimeAsync(5000);
  expect(released()).toBeDefined();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(released()).toBeUndefined();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
