import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Failure } from '../../../lib/failure.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import { createProfileForm } from './profile-form.ts';

const save = vi.fn<() => Promise<Result<unknown, Failure>>>();
const sendForReview = vi.fn<(consent: boolean) => Promise<Result<unknown, Failure>>>();
const draft = { load: vi.fn(async () => undefined), save: vi.fn(), forget: vi.fn() };
const open = () => createProfileForm({ save, sendForReview, draft });

beforeEach(() => {
  vi.clearAllMocks();
  save.mockResolvedValue(ok(null));
  sendForReview.mockResolvedValue(ok(null));
});

test('a profile is saved as far as it is there, and not sent', async () => {
  const form = open();
  form.change({ fullName: ' Aoife Byrne ', hourlyRate: '24,50' });
  expect(await form.submit()).toEqual(ok('save'));
  expect(save).toHaveBeenCalledWith(expect.objectContaining({ fullName: 'Aoife Byrne', hourlyRate: 24.5 }));
  expect(sendForReview).not.toHaveBeenCalled();
});

test('what can’t be right is said, and nothing is saved', async () => {
  const form = open();
  form.change({ birthYear: '85', placeText: 'Corkk' });
  await form.submit();
  expect(form.$state.get().faults).toEqual({
    birthYear: 'Enter the year with four digits, like 1985.',
    place: 'Choose a town from the list.',
  });
  expect(save).not.toHaveBeenCalled();
});

describe('Sending it for review', () => {
  test('takes the consent', async () => {
    const form = open();
    form.change({ aim: 'review' });
    await form.submit();
    expect(form.$state.get().faults.consent).toContain('Tick the box');
    expect(save).not.toHaveBeenCalled();
    form.change({ consent: true });
    expect(await form.submit()).toEqual(ok('review'));
    expect(sendForReview).toHaveBeenCalledExactlyOnceWith(true);
  });

  test('leaves an incomplete profile saved, and says what is missing beside each field', async () => {
    const form = open();
    sendForReview.mockResolvedValue(
      fail({ kind: 'refused', code: 'profile_incomplete', detail: '["phone","place_id","new_column"]' }),
    );
    form.change({ aim: 'review', consent: true });
    await form.submit();
    expect(form.$state.get().faults).toEqual({
      phone: 'Enter your phone number.',
      place: 'Choose the place where you live.',
    });
    expect(save).toHaveBeenCalledOnce();
    expect(draft.forget).toHaveBeenCalled();
  });
});

test('what only the database finds wrong is named beside its field', async () => {
  const form = open();
  form.change({ fullName: 'Aoife Byrne' });
  save.mockResolvedValueOnce(fail({ kind: 'refused', code: 'profile_invalid', detail: '["phone"]' }));
  await form.submit();
  expect(form.$state.get().faults).toEqual({ phone: expect.stringContaining('can’t be kept') });
});

test('consent is given anew on each visit: no device keeps it', () => {
  open().change({ fullName: 'Aoife', consent: true, aim: 'review' });
  expect(draft.save.mock.lastCall?.[0]).toMatchObject({ fullName: 'Aoife' });
  expect(draft.save.mock.lastCall?.[0]).not.toHaveProperty('consent');
});
