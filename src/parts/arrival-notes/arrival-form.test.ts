import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../lib/result.ts';
import { type ArrivalCalls, createArrivalForm } from './arrival-form.ts';

const theirs = { access: 'Code 0815', safety: null, habits: null, savedAt: 'later' };
const calls = () => ({
  save: vi.fn<ArrivalCalls['save']>(async () => ok(null)),
  load: async () => ok(theirs),
  refresh: vi.fn(async () => undefined),
});

test('the texts are saved over the version that was seen', async () => {
  const service = calls();
  const form = createArrivalForm({ ...theirs, savedAt: 'seen' }, service, 'arrival:1');
  form.change({ access: ' Code 4711 ' });
  await form.submit();
  expect(service.save).toHaveBeenCalledWith({ access: 'Code 4711', safety: '', habits: '' }, 'seen');
});

test('if another person was first, both versions show, and nothing is lost', async () => {
  const service = calls();
  service.save.mockResolvedValueOnce(
    fail({
      kind: 'refused',
      code: 'changed_meanwhile',
      detail: '{"by": null, "at": "2026-11-20T10:51:00Z"}',
    }),
  );
  const form = createArrivalForm(null, service, 'arrival:1');
  form.change({ access: 'Code 4711' });
  await form.submit();
  expect(service.save).toHaveBeenLastCalledWith(expect.anything(), null);
  expect(form.$conflict.get()?.now.access).toBe('Code 0815');
  expect(form.$state.get().values.access).toBe('Code 4711');
  form.keepMine();
  await form.submit();
  expect(service.save).toHaveBeenLastCalledWith({ access: 'Code 4711', safety: '', habits: '' }, 'later');
});

test('texts have a limit', async () => {
  const service = calls();
  const form = createArrivalForm(null, service, 'arrival:1');
  form.change({ habits: 'x'.repeat(501) });
  await form.submit();
  expect(form.$state.get().faults).toEqual({ habits: 'Use 500 characters or fewer.' });
  expect(service.save).not.toHaveBeenCalled();
});
