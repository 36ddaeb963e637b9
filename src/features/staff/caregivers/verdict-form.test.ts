import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { createVerdictForm } from './verdict-form.ts';

const theirs = {
  status: 'rejected',
  checkNote: 'A page is missing.',
  checkedAt: '2026-11-20T09:00:00.123456+00:00',
  expiresOn: null,
} as const;

test('a verdict that came too late keeps its words beside the colleague’s, and replaces it only knowingly', async () => {
  const act = vi.fn<Parameters<typeof createVerdictForm>[0]>(async () => ok(null));
  act.mockResolvedValueOnce(fail({ kind: 'refused', code: 'changed_meanwhile' }));
  const refresh = vi.fn(async () => undefined);
  const form = createVerdictForm(act, 'verify:paper:1', null, { load: async () => ok(theirs), refresh });
  await form.submit();
  expect(form.$state.get().faults).toMatchObject({ words: expect.any(String) });
  form.change({ words: ' Original seen. ' });
  await form.submit();
  expect(act).toHaveBeenLastCalledWith('Original seen.', null);
  expect(form.$overtaken.get()?.now).toEqual({
    words: '',
    seen: theirs.checkedAt,
    stands: 'Not accepted: A page is missing.',
  });
  expect(form.$state.get().values.words).toBe(' Original seen. ');
  form.keepMine();
  await form.submit();
  expect(act).toHaveBeenLastCalledWith('Original seen.', theirs.checkedAt);
  expect(refresh).not.toHaveBeenCalled();
});
