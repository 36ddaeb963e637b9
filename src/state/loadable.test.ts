import { expect, test } from 'vitest';
import { loadable } from './loadable.ts';
import { ok } from '../lib/result.ts';

test('an answer that a newer question overtook is dropped', async () => {
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
