import { expect, test, vi } from 'vitest';
import { today } from '../../../domain/operator.ts';
import { fail, ok } from '../../../lib/result.ts';
import { createSharingForm } from './sharing-form.ts';

test('the person who said so is required, and a day that is too early is named beside its field', async () => {
  const record = vi.fn(async () => ok(null as unknown));
  const form = createSharingForm('a1', record);
  await form.submit();
  expect(form.$state.get().faults).toMatchObject({ saidBy: expect.any(String) });
  expect(record).not.toHaveBeenCalled();

  form.change({ saidBy: ' Maeve, by phone ' });
  const detail = JSON.stringify({ side: 'caregiver', day: today(), since: 'applied' });
  record.mockResolvedValueOnce(fail({ kind: 'refused', code: 'said_before_asked', detail }) as never);
  await form.submit();
  expect(record).toHaveBeenCalledWith({ by: 'Maeve, by phone', on: today() });
  expect(form.$state.get().faults).toMatchObject({ saidOn: expect.any(String) });
});
