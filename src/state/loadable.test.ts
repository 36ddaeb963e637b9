import { expect, test, vi } from 'vitest';
import { fail, ok, type Result } from '../lib/result.ts';
import type { Failure } from '../lib/failure.ts';
import { $copied } from './copied.ts';
import { loadable } from './loadable.ts';

test('an answer to an earlier call is dropped', async () => {
  const answers: ((value: string) => void)[] = [];
  const names = loadable(async () => ok(await new Promise<string>((resolve) => answers.push(resolve))));
  const slow = names.reload();
  const quick = names.reload();
  answers[1]?.('new');
  await quick;
  answers[0]?.('old');
  await slow;
  expect(names.$value.get()).toEqual({ state: 'ready', value: 'new' });
});

test('once the connection is back, failures and copies are read again, and nothing else', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const back = () => page.dispatchEvent(new Event('online'));
  const load = vi.fn<() => Promise<Result<string, Failure>>>(async () => ok('three'));
  const visits = loadable(load);
  const stop = visits.$value.listen(() => undefined);
  await vi.waitFor(() => expect(visits.$value.get().state).toBe('ready'));
  back();
  expect(load).toHaveBeenCalledTimes(1);

  $copied.set({ at: 1, oldest: 1, path: '/caregiver/dashboard' });
  load.mockResolvedValueOnce(fail({ kind: 'offline', code: 'unreachable' }));
  back();
  await vi.waitFor(() =>
    expect(visits.$value.get()).toMatchObject({ state: 'ready', error: { kind: 'offline' } }),
  );
  $copied.set(undefined);
  back();
  await vi.waitFor(() => expect(visits.$value.get()).toEqual({ state: 'ready', value: 'three' }));
  stop();
  vi.unstubAllGlobals();
});
