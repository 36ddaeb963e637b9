import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok } from '../lib/result.ts';
import { loadable } from './loadable.ts';
import { shownWith } from './shown-with.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const later = <Value>(value: Value, after: number) =>
  loadable(async () => {
    await new Promise((resolve) => setTimeout(resolve, after));
    return ok(value);
  });

test('data shows once the data beside it has arrived', async () => {
  const { $value } = shownWith(later('record', 10), () => [later('notes', 20), later('work', 300)]);
  $value.listen(() => {});
  await vi.advanceTimersByTimeAsync(300);
  expect($value.get()).toEqual({ state: 'loading' });
  await vi.advanceTimersByTimeAsync(20);
  expect($value.get()).toEqual({ state: 'ready', value: 'record' });
});

test('… at most two seconds later, and then stays while it is read again', async () => {
  const data = later('record', 10);
  const { $value } = shownWith(data, () => [later('notes', 60_000)]);
  $value.listen(() => {});
  await vi.advanceTimersByTimeAsync(2011);
  expect($value.get()).toEqual({ state: 'ready', value: 'record' });
  void data.reload();
  expect($value.get()).toEqual({ state: 'ready', value: 'record' });
});

test('a failure shows at once', async () => {
  const failed = loadable<string>(() =>
    Promise.resolve({ ok: false, error: { kind: 'not-found' } } as never),
  );
  const { $value } = shownWith(failed, () => [later('notes', 60_000)]);
  $value.listen(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect($value.get().state).toBe('failed');
});
