import { expect, test } from 'vitest';
import { action } from './action.ts';
import { fail, ok } from '../lib/result.ts';

test('a second press while the first is under way does nothing', async () => {
  let calls = 0;
  let finish: () => void = () => undefined;
  const save = action(async () => {
    calls += 1;
    await new Promise<void>((resolve) => (finish = resolve));
    return ok('saved');
  });
  const first = save.run();
  expect(save.$state.get().busy).toBe(true);
  expect(await save.run()).toBeUndefined();
  finish();
  expect(await first).toEqual({ value: 'saved' });
  expect(calls).toBe(1);
  expect(save.$state.get()).toEqual({ busy: false, error: undefined });
});

test('a failure is kept until the next try', async () => {
  const error = { kind: 'offline', code: 'unreachable' } as const;
  let online = false;
  const send = action(async () => (online ? ok(1) : fail(error)));
  expect(await send.run()).toBeUndefined();
  expect(send.$state.get().error).toEqual(error);
  online = true;
  expect(await send.run()).toEqual({ value: 1 });
  expect(send.$state.get().error).toBeUndefined();
});
