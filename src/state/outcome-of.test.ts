import { expect, test } from 'vitest';
import { ok } from '../lib/result.ts';
import { action } from './action.ts';
import { outcomeOf } from './outcome-of.ts';

test('a form waits until another form has finished sending', async () => {
  const finish: (() => void)[] = [];
  const save = action(async (word: string) => {
    await new Promise<void>((resolve) => finish.push(resolve));
    return ok(word);
  });
  const sent = [outcomeOf(save)('first'), outcomeOf(save)('second')];
  finish[0]?.();
  expect(await sent[0]).toEqual(ok('first'));
  await expect.poll(() => finish).toHaveLength(2);
  finish[1]?.();
  expect(await sent[1]).toEqual(ok('second'));
});
