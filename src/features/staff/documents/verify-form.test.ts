import { expect, test, vi } from 'vitest';
import { ok } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { createVerifyForm } from './verify-form.ts';

test('verifying needs every tick or a note, and a day in the future', async () => {
  const verify = vi.fn(async (...told: [checked: string, expiresOn: string | null, seen: string | null]) =>
    ok(told as never),
  );
  const document = { id: 'one', kind: 'first_aid', expiresOn: '2030-01-01' } as const;
  const form = createVerifyForm(
    document,
    { verify: action(verify), seen: null, reload: { load: vi.fn(), refresh: vi.fn() } },
    '2026-11-22',
  );
  await form.submit();
  expect(form.$state.get().faults).toMatchObject({ ticked: expect.stringContaining('Tick') });
  // A corrected fault disappears.
  form.change({ note: 'Original' });
  expect(form.$state.get().faults).toEqual({});
  form.change({ note: 'Original seen.', expiresOn: '2026-11-22' });
  await form.submit();
  expect(form.$state.get().faults).toMatchObject({ expiresOn: expect.stringContaining('expired') });
  form.change({ note: 'x'.repeat(1007) });
  await form.submit();
  expect(form.$state.get().faults.note).toBe('Shorten this by 7 characters.');
  form.change({ note: 'Original seen.' });
  form.change({ expiresOn: '2027-01-31', ticked: ['It is in date'] });
  await form.submit();
  expect(verify).toHaveBeenCalledWith('Checked: it is in date. Original seen.', '2027-01-31', null);
});
