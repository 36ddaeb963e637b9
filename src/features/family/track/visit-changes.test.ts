import { expect, test, vi } from 'vitest';
import { ok } from '../../../lib/result.ts';
import { key, request, visit } from './track.fixtures.ts';
import { createVisitChanges } from './visit-changes.ts';

test('A visit is changed once, however often it is tapped, and taken back by its change', async () => {
  const changeVisit = vi.fn(async () => ok(request(key)));
  const takeBackVisit = vi.fn(async () => ok(request(key)));
  const store = createVisitChanges({ changeVisit, takeBackVisit });
  const monday = visit('2026-11-30');
  const say = () => store.say.run(monday, 'not_needed', 'On holiday');
  await Promise.all([say(), say()]);
  expect(changeVisit.mock.calls).toEqual([[expect.any(String), monday, 'not_needed', 'On holiday']]);
  await store.takeBack.run('c1');
  expect(takeBackVisit.mock.calls).toEqual([['c1']]);
});
