import { beforeEach, expect, test, vi } from 'vitest';
import type { Failure } from '../../../lib/failure.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import { createSectionForm } from './section-form.ts';
import type { FilledSection } from './sections.ts';

const save = vi.fn<(part: object) => Promise<Result<unknown, Failure>>>();
const draft = { load: vi.fn(async () => undefined), save: vi.fn(), forget: vi.fn() };
const open = (section: FilledSection) => createSectionForm(section, { save, draft, stored: () => undefined });

beforeEach(() => {
  vi.clearAllMocks();
  save.mockResolvedValue(ok(null));
});

test('a section saves its own fields, in the database’s form', async () => {
  const about = open('about');
  about.change({ fullName: ' Aoife Byrne ', birthYear: '1989' });
  expect((await about.submit())?.ok).toBe(true);
  expect(save).toHaveBeenLastCalledWith({
    fullName: 'Aoife Byrne',
    phone: null,
    birthYear: 1989,
    about: null,
  });

  const pay = open('week');
  pay.change({ hourlyRate: '24,50' });
  await pay.submit();
  expect(save).toHaveBeenLastCalledWith({ availability: 0, hourlyRate: 24.5 });

  const place = open('place');
  place.change({ place: { value: '7', label: 'Cork' }, radius: '15' });
  await place.submit();
  expect(save).toHaveBeenLastCalledWith({ placeId: 7, radiusKm: 15 });
});

test('impossible answers are named, and nothing is saved; faults of other sections don’t count', async () => {
  const form = open('place');
  form.change({ birthYear: '85', placeText: 'Corkk' });
  await form.submit();
  expect(form.$state.get().faults).toEqual({ place: 'Choose a town from the list.' });
  expect(save).not.toHaveBeenCalled();
});

test('a fault that only the database finds shows beside its field', async () => {
  const form = open('about');
  save.mockResolvedValueOnce(fail({ kind: 'refused', code: 'profile_invalid', detail: '["phone"]' }));
  await form.submit();
  expect(form.$state.get().faults).toEqual({ phone: expect.stringContaining('can’t save this') });
});

test('the device keeps the section’s own fields', () => {
  open('week').change({ hourlyRate: '2' });
  expect(draft.save).toHaveBeenLastCalledWith({ availability: 0, hourlyRate: '2' });
});
