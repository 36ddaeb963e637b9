import { expect, test, vi } from 'vitest';
import { ok } from '../../../lib/result.ts';
import { createNameCard } from './name-card.ts';

test('a name is saved without the spaces around it, can be empty, and has its limit', async () => {
  const setMyName = vi.fn(async () => ok(undefined as never));
  const form = createNameCard('me', { loadMyName: async () => ok('Orla'), setMyName }).form('Orla');
  form.change({ name: ' Orla Keane ' });
  await form.submit();
  form.change({ name: '' });
  await form.submit();
  form.change({ name: 'x'.repeat(101) });
  await form.submit();
  expect(setMyName.mock.calls).toEqual([['Orla Keane'], ['']]);
  expect(form.$state.get().faults.name).toBe('Shorten the name to 100 characters.');
});
