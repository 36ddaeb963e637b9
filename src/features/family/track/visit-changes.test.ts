import { expect, test, vi } from 'vitest';
import type { Result } from '../../../lib/result.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { TrackedRequest } from '../../../data/tracking.ts';
import { fail, ok } from '../../../lib/result.ts';
import { key, offline, request, visit } from './track.fixtures.ts';
import { createVisitChanges } from './visit-changes.ts';

const monday = visit('2026-11-30');
const changeVisit = vi.fn<(id: string, ...rest: unknown[]) => Promise<Result<TrackedRequest, Failure>>>();
const takeBackVisit = vi.fn(async () => ok(request(key)));

test('what is sent again goes under the id that it had, until it is answered', async () => {
  let made = 0;
  const store = createVisitChanges({ changeVisit, takeBackVisit }, () => `id ${(made += 1)}`);
  const say = () => store.say.run(monday, 'not_needed', 'On holiday');
  changeVisit.mockResolvedValueOnce(fail(offline));
  changeVisit.mockResolvedValue(ok(request(key)));
  await Promise.all([say(), say()]);
  await say();
  await store.say.run(visit('2026-12-01'), 'not_needed', '');
  changeVisit.mockResolvedValueOnce(fail({ kind: 'refused', code: 'visit_changed' }));
  await say();
  await say();
  expect(changeVisit.mock.calls.map(([id]) => id)).toEqual(['id 1', 'id 1', 'id 2', 'id 3', 'id 4']);
  expect(changeVisit).toHaveBeenCalledWith('id 1', monday, 'not_needed', 'On holiday');
});
