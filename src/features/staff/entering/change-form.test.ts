import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { createChangeForm, type StoredProfile } from './change-form.ts';

const stored = {
  userId: 'c',
  fullName: 'Maeve Quinn',
  phone: '+353209123456',
  birthYear: 1980,
  about: null,
  careTypes: ['companionship'],
  skills: [],
  languages: [],
  otherLanguages: null,
  experienceYears: null,
  hourlyRate: 18.5,
  place: { id: 7, name: 'Cork', region: 'Co. Cork' },
  radiusKm: 15,
  availability: 3,
  updatedAt: 'monday',
} as unknown as StoredProfile;

test('only changed fields are sent; what a colleague changed in the meantime is compared first', async () => {
  const send = vi.fn();
  const colleague = { ...stored, phone: '+353209999999', updatedAt: 'tuesday' };
  const form = createChangeForm(stored, { load: async () => ok(colleague), refresh: vi.fn() }, send);
  expect((await form.submit())?.ok).toBe(true);
  expect(send).not.toHaveBeenCalled();
  form.stay();

  send
    .mockResolvedValueOnce(fail({ kind: 'refused', code: 'changed_meanwhile' } as const))
    .mockResolvedValueOnce(ok(null));
  form.change({ hourlyRate: '19', placeText: '' });
  await form.submit();
  expect(send).toHaveBeenLastCalledWith('c', { hourlyRate: 19 }, 'monday');
  expect(form.$conflict.get()?.now.phone).toContain('999');
  form.keepMine();
  await form.submit();
  expect(send).toHaveBeenLastCalledWith('c', { phone: '+353209123456', hourlyRate: 19 }, 'tuesday');
});
