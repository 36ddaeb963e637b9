import { expect, test, vi } from 'vitest';
import '../../../domain/staff-words.ts';
import { today } from '../../../domain/operator.ts';
import { fail, ok } from '../../../lib/result.ts';
import { createNoShowForm } from './no-show-form.ts';

test('a missed visit is of today unless said otherwise; a day without a visit is told beside its field', async () => {
  const report = vi.fn(async () => ok(null as unknown));
  const form = createNoShowForm('p1', report);
  form.change({ note: ' The bus was late. ' });
  await form.submit();
  expect(report).toHaveBeenLastCalledWith(today(), 'The bus was late.');
  report.mockResolvedValueOnce(fail({ kind: 'refused', code: 'no_visit_then' }) as never);
  form.change({ onDate: '2026-03-03' });
  await form.submit();
  expect(form.$state.get().faults.onDate).toContain('No visit was agreed on');
});
