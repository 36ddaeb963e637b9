import { expect, test, vi } from 'vitest';
import { ok } from '../../../lib/result.ts';
import { createIntroduction } from './introduction.ts';
import { introduction, key, request } from './track.fixtures.ts';

test('Each answer goes to whom it is about, once, and a no with its reason', async () => {
  const answerIntroduction = vi.fn(async () => ok(request(key)));
  const store = createIntroduction(introduction(), { answerIntroduction });
  await Promise.all([store.yes.run(), store.yes.run()]);
  expect(answerIntroduction.mock.calls).toEqual([['a1', 'yes', '']]);
  await store.talk.run();
  expect(answerIntroduction).toHaveBeenLastCalledWith('a1', 'talk', '');
  await store.no.run('She needs somebody older.');
  expect(answerIntroduction).toHaveBeenLastCalledWith('a1', 'no', 'She needs somebody older.');
});
