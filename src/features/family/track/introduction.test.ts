import { expect, test, vi } from 'vitest';
import { ok } from '../../../lib/result.ts';
import { createIntroduction } from './introduction.ts';
import { introduction, key, request } from './track.fixtures.ts';

test('Each answer goes to its caregiver, once, and a no with its reason', async () => {
  const answerIntroduction = vi.fn(async () => ok(request(key)));
  const store = createIntroduction(introduction(), { answerIntroduction });
  await Promise.all([store.yes.run(), store.yes.run()]);
  expect(answerIntroduction.mock.calls).toEqual([['a1', 'yes', null, '']]);
  await store.talk.run('About the dog.');
  expect(answerIntroduction).toHaveBeenLastCalledWith('a1', 'talk', null, 'About the dog.');
  await store.no.run('She needs someone older.');
  expect(answerIntroduction).toHaveBeenLastCalledWith('a1', 'no', null, 'She needs someone older.');
});

test('An answer is to the terms on the page', async () => {
  const answerIntroduction = vi.fn(async () => ok(request(key)));
  const offeredAt = '2026-03-02T10:00:00.123456+00:00';
  const terms = { availability: 1, hourlyRate: 24, startsOn: '2026-04-01', endsOn: null, offeredAt };
  const store = createIntroduction(introduction({ terms }), { answerIntroduction });
  await store.yes.run();
  expect(answerIntroduction).toHaveBeenLastCalledWith('a1', 'yes', offeredAt, '');
});
