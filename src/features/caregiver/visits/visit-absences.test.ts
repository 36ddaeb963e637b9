import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { visit } from './visit.fixtures.ts';
import { createVisitAbsences } from './visit-absences.ts';

test('the visits are read again if the visit had changed, and not for words that wait', async () => {
  const refresh = vi.fn(async () => undefined);
  const sayOfVisit = vi
    .fn()
    .mockResolvedValueOnce(ok('waiting'))
    .mockResolvedValue(fail({ kind: 'refused', code: 'visit_times_changed' }));
  const wednesday = visit('2026-11-25', { changeId: 'c1' });
  const store = createVisitAbsences(wednesday, refresh, { sayOfVisit });
  await Promise.all([store.say.run('Ill'), store.say.run('Ill')]);
  expect(sayOfVisit.mock.calls).toEqual([[wednesday, 'cannot_come', 'Ill']]);
  expect(store.fate()).toBe('waiting');
  expect(refresh).not.toHaveBeenCalled();
  await store.takeBack.run();
  expect(sayOfVisit).toHaveBeenLastCalledWith(wednesday, 'can_come', undefined);
  expect(refresh).toHaveBeenCalledTimes(1);
});
