import { expect, test, vi } from 'vitest';
import { ok } from '../../../lib/result.ts';
import { key, request, visit } from './track.fixtures.ts';
import { createVisitChanges } from './visit-changes.ts';

test('A visit is changed once, however often the button is pressed, and the change is cancelled by its id', async () => {
  const changeVisit = vi.fn(async () => ok(request(key)));
  const takeBackVisit = vi.fn(async () => ok(request(key)));
  const store = createVisitChanges({ changeVisit, takeBackVisit });
  const monday = visit('2026-11-30');
  const dialog = () => store.say(monday, 'not_needed').run('On holiday');
  // The first dialog closes before its answer.
  expect(await Promise.all([dialog(), dialog()])).not.toContain(undefined);
  const [first, again] = changeVisit.mock.calls;
  expect(first).toEqual([expect.any(String), monday, 'not_needed', 'On holiday']);
  expect(again, 'under the same id').toEqual(first);
  await store.takeBack.run('c1');
  expect(takeBackVisit.mock.calls).toEqual([['c1']]);
});
