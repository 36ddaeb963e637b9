import { beforeEach, expect, test, vi } from 'vitest';
import type { Failure } from '../../../lib/failure.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import { fakeStorage } from '../../../state/device/fake-device.ts';
import type { Faults } from '../../../state/form.ts';
import type { ProfileInput } from '../../../domain/profile-input.ts';
import { consentGiven, createReviewForm } from './review-form.ts';

const faults = vi.fn<() => Faults<ProfileInput>>();
const saveRest = vi.fn<() => Promise<Result<unknown, Failure>>>();
const sendForReview = vi.fn<(consent: boolean) => Promise<Result<unknown, Failure>>>();
const open = () => createReviewForm({ faults, saveRest, sendForReview, consent: consentGiven('ann') });

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('sessionStorage', fakeStorage());
  faults.mockReturnValue({});
  saveRest.mockResolvedValue(ok(null));
  sendForReview.mockResolvedValue(ok(null));
});

test('sending needs consent', async () => {
  const form = open();
  await form.submit();
  expect(form.$state.get().faults.consent).toContain('Tick the box');
  expect(saveRest).not.toHaveBeenCalled();
  form.change({ consent: true });
  expect((await form.submit())?.ok).toBe(true);
  expect(sendForReview).toHaveBeenCalledExactlyOnceWith(true);
});

test('the consent stays ticked when the person comes back or reloads, until the profile is sent', async () => {
  open().change({ consent: true });
  const form = open();
  form.$state.listen(() => undefined);
  await vi.waitFor(() => expect(form.$state.get().values.consent).toBe(true));
  await form.submit();
  const next = open();
  next.$state.listen(() => undefined);
  await Promise.resolve();
  expect(next.$state.get().values.consent).toBe(false);
});

test('unsaved changes are saved first; if that fails, nothing is sent', async () => {
  const form = open();
  form.change({ consent: true });
  saveRest.mockResolvedValue(fail({ kind: 'offline', code: 'unreachable' }));
  await form.submit();
  expect(form.$state.get().failure?.kind).toBe('offline');
  faults.mockReturnValue({ radius: 'Enter a whole number.' });
  await form.submit();
  expect(form.$state.get().faults).toEqual({ radius: 'Enter a whole number.' });
  expect(sendForReview).not.toHaveBeenCalled();
});

test('what is missing is named by field', async () => {
  const form = open();
  sendForReview.mockResolvedValue(
    fail({ kind: 'refused', code: 'profile_incomplete', detail: '["phone","place_id","new_column"]' }),
  );
  form.change({ consent: true });
  await form.submit();
  expect(form.$state.get().faults).toEqual({
    phone: 'Enter your phone number.',
    place: 'Choose where you live.',
  });
});
