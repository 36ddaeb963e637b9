import { expect, test, vi } from 'vitest';
import { ok } from '../../../lib/result.ts';
import { createPlaceForm } from './place-form.ts';

const place = vi.fn(async () => ok(null));

test('a placement begins on the day that was asked for, or on another one, but on some day', async () => {
  const form = createPlaceForm('2026-12-03', place);
  form.change({ startsOn: '' });
  await form.submit();
  expect(form.$state.get().faults.startsOn).toContain('Enter the day');
  expect(place).not.toHaveBeenCalled();
  form.reset();
  await form.submit();
  expect(place).toHaveBeenLastCalledWith('2026-12-03');
  form.change({ startsOn: '2026-12-10' });
  await form.submit();
  expect(place).toHaveBeenLastCalledWith('2026-12-10');
});
