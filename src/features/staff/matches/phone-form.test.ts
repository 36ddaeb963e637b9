import { expect, test, vi } from 'vitest';
import { today } from '../../../domain/operator.ts';
import { fail, ok } from '../../../lib/result.ts';
import { createPhoneForm } from './phone-form.ts';

test('an application by phone is from today by default, and sharing the profile is not ticked', async () => {
  const record = vi.fn(async () => ok('application'));
  const form = createPhoneForm(record);
  form.change({ saidOn: '2999-01-01' });
  await form.submit();
  expect(form.$state.get().faults).toHaveProperty('saidOn');
  form.change({ saidOn: today() });
  await form.submit();
  expect(record).toHaveBeenCalledExactlyOnceWith(today(), false);
});

test('a day before the job was published is an error that names it', async () => {
  const detail = '{"side": "caregiver", "day": "2026-11-20", "since": "published"}';
  const form = createPhoneForm(async () => fail({ kind: 'refused', code: 'said_before_asked', detail }));
  await form.submit();
  expect(form.$state.get().faults.saidOn).toBe(
    'Enter 20 November 2026 or later. The job or the invitation is from that day.',
  );
});
