import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { createVisitAbsences } from './visit-absences.ts';
import { visit } from './visit.fixtures.ts';

test('the visits are read again once it is said, and where the visit had changed', async () => {
  const refresh = vi.fn(async () => undefined);
  const cannotCome = vi.fn<(...args: unknown[]) => Promise<unknown>>(async () => ok(null));
  const comeAfterAll = vi.fn(async () => fail({ kind: 'refused', code: 'visit_step_not_allowed' }));
  const wednesday = visit('2026-11-25', { changeId: 'c1' });
  const store = createVisitAbsences(wednesday, refresh, { cannotCome, comeAfterAll } as never);
  await Promise.all([store.say.run('Ill'), store.say.run('Ill')]);
  expect(cannotCome.mock.calls).toEqual([[expect.any(String), wednesday, 'Ill']]);
  expect(refresh).toHaveBeenCalledTimes(1);
  await store.takeBack.run();
  expect(comeAfterAll).toHaveBeenCalledWith('c1');
  expect(refresh).toHaveBeenCalledTimes(2);
});
