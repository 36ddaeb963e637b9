import { expect, test, vi } from 'vitest';
import { ok } from '../../../lib/result.ts';
import { createIntroduction } from './introduction.ts';
import { introduction, key, request } from './track.fixtures.ts';

test('Each answer goes to its caregiver, once, and a no with its reason', async () => {
  const answerIntroduction = vi.fn(async () => ok(request(key)));
  const store = createIntroduction(introduction(), { answerIntroduction });
  await Promise.all([store.yes.run(), store.yes.run()]);
  expect(answerIntroduction.mock.calls).toEqual([['a1', 'yes', undefined, '']]);
  await store.talk.run('About the dog.');
  expect(answerIntroduction).toHaveBeenLastCalledWith('a1', 'talk', undefined, 'About the dog.');
  await store.no.run('She needs someone older.');
  expect(answerIntroduction).toHaveBeenLastCalledWith('a1', 'no', undefined, 'She needs someone older.');
});

test('An answer is to the terms on the page', async () => {
  const answerIntroduction = vi.fn(async () => ok(request(key)));
  const offeredAt = '2026-03-02T10:00:00.123456+00:00';
  const meant = { availability: 1, hourlyRate: 22, startsOn: '2026-04-01' };
  const terms = { ...meant, hourlyRate: 24, endsOn: null, offeredAt };
  await createIntroduction(introduction({ meant }), { answerIntroduction }).yes.run();
  expect(answerIntroduction).toHaveBeenLastCalledWith('a1', 'yes', meant, '');
  await createIntroduction(introduction({ meant, terms }), { answerIntroduction }).yes.run();
  expect(answerIntroduction).toHaveBeenLastCalledWith('a1', 'yes', terms, '');
});
