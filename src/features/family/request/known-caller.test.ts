import { expect, test, vi } from 'vitest';
import { ok } from '../../../lib/result.ts';
import { createKnownCaller } from './known-caller.ts';

test('a number is looked up once it is long enough, and an older answer never replaces a newer one', async () => {
  const answers: ((found: unknown) => void)[] = [];
  const load = vi.fn((_phone: string) => new Promise((done) => answers.push(done)));
  const store = createKnownCaller(load as never, 0);
  store.look('085 1');
  await new Promise((done) => setTimeout(done, 2));
  expect(load).not.toHaveBeenCalled();
  store.look('085 123 45');
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  store.look('085 123 4567');
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  answers[1]?.(ok(['new']));
  answers[0]?.(ok(['old']));
  await vi.waitFor(() => expect(store.$found.get()).toEqual(ok(['new'])));
  store.look('');
  expect(store.$found.get()).toBeUndefined();
});
