import { expect, test, vi } from 'vitest';
import type { Failure } from '../../../lib/failure.ts';
import { ok, type Result } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { createDeactivateForm, touchedBy } from './deactivate-form.ts';

test('a reason is required, and the chosen colleague, or nobody, takes over what the account owns', async () => {
  const deactivate = vi.fn<(reason: string, handTo: string | null) => Promise<Result<never, Failure>>>(
    async () => ok(undefined as never),
  );
  const form = createDeactivateForm('1', action(deactivate));
  await form.submit();
  expect(form.$state.get().faults.reason).toBe('Write a few words.');
  form.change({ reason: ' Left us. ' });
  await form.submit();
  expect(deactivate).toHaveBeenLastCalledWith('Left us.', null);
  form.change({ reason: 'Left us.', handTo: 'colleague' });
  await form.submit();
  expect(deactivate).toHaveBeenLastCalledWith('Left us.', 'colleague');
});

test('what it affects is shown before, in the singular for one', () => {
  expect(touchedBy({ placements: 1, applications: 2, holding: 1 })).toEqual([
    'One placement ends at once. We’ll tell the family and reopen the job.',
    '2 applications are waiting for an answer. You can no longer place this caregiver.',
    'One open task. Choose below who takes it over, or it has no owner.',
  ]);
  expect(touchedBy({ placements: 0, applications: 0, holding: 0 })).toEqual(['Nothing else ends with it.']);
});
