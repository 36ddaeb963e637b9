import { expect, test, vi } from 'vitest';
import '../../../domain/staff-words.ts';
import { fail, ok } from '../../../lib/result.ts';
import { createNoShowForm, createTakeBackForm } from './no-show-form.ts';

// Sunday mornings.
const placement = { id: 'p1', availability: 1 << 24, endsOn: null };

test('a missed visit is the latest unless said otherwise; a day without a visit is told beside its field', async () => {
  vi.setSystemTime('2026-11-25T12:00:00Z');
  const report = vi.fn(async () => ok(null as unknown));
  const form = createNoShowForm(placement, report);
  form.change({ note: ' The bus was late. ' });
  await form.submit();
  expect(report).toHaveBeenLastCalledWith('2026-11-22', 'The bus was late.');
  report.mockResolvedValueOnce(fail({ kind: 'refused', code: 'no_visit_then' }) as never);
  form.change({ onDate: '2026-03-03' });
  await form.submit();
  expect(form.$state.get().faults.onDate).toContain('No visit was agreed on');
});

test('… of a placement that has ended, the last before its end', () => {
  vi.setSystemTime('2026-11-25T12:00:00Z');
  const form = createNoShowForm({ ...placement, endsOn: '2026-11-18' }, vi.fn());
  expect(form.$state.get().values.onDate).toBe('2026-11-15');
});

test('the last one that was recorded is taken back, unless another is chosen', async () => {
  const takeBack = vi.fn(async () => ok(null as unknown));
  const form = createTakeBackForm({ id: 'p1', missedOn: ['2026-11-15', '2026-11-22'] }, takeBack);
  await form.submit();
  expect(takeBack).toHaveBeenLastCalledWith('2026-11-22', '');
  form.change({ onDate: '2026-11-16' });
  await form.submit();
  expect(form.$state.get().faults.onDate).toContain('Choose a day');
  expect(takeBack).toHaveBeenCalledOnce();
});
