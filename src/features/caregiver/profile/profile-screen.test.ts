import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { fakeStorage } from '../../../state/device/fake-device.ts';
import { shown } from '../../../state/shown.fixtures.ts';
import { createProfileScreen } from './profile-screen.ts';
import type { OwnProfile } from '../load-profile.ts';

const profile = {
  fullName: 'Aoife Byrne',
  careTypes: [],
  skills: [],
  languages: [],
  availability: 0,
  hourlyRate: 24.5,
  radiusKm: null,
  place: null,
  birthYear: null,
  experienceYears: null,
  photoPath: null,
  status: 'draft',
} as unknown as OwnProfile;
const offline = fail({ kind: 'offline', code: 'unreachable' } as const);

const service = {
  loadOwnProfile: vi.fn(),
  loadCompleteness: vi.fn(),
  loadOwnPendingItems: vi.fn(),
  saveOwnProfile: vi.fn(),
  submitProfile: vi.fn(),
  loadCredentialRules: vi.fn(async () => ok([])),
  loadDocuments: vi.fn(async () => ok([])),
};
const draft = { load: vi.fn(), save: vi.fn(async () => undefined), forget: vi.fn(async () => undefined) };

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('sessionStorage', fakeStorage());
  draft.load.mockResolvedValue(undefined);
  service.loadOwnProfile.mockResolvedValue(ok(profile));
  service.loadCompleteness.mockResolvedValue(ok({ percent: 50, missing: ['phone'] }));
  service.loadOwnPendingItems.mockResolvedValue(ok([{ kind: 'profile', due: '2026-03-17' }]));
  service.saveOwnProfile.mockResolvedValue(ok({ updatedAt: '2026-01-01' }));
  service.submitProfile.mockResolvedValue(ok(null));
});

async function open() {
  const screen = createProfileScreen('ann', () => draft, service);
  const page = await shown(screen.page);
  screen.$unsaved.listen(() => undefined);
  await Promise.resolve();
  return { ...screen, first: page };
}

test('a profile that can’t be loaded says why', async () => {
  service.loadCompleteness.mockResolvedValue(offline);
  expect((await open()).first).toMatchObject({ state: 'failed', error: { kind: 'offline' } });
});

test('the sections begin with the stored values', async () => {
  const { forms, $unsaved } = await open();
  expect(forms.about.$state.get()).toMatchObject({ values: { fullName: 'Aoife Byrne' }, restored: false });
  expect(forms.week.$state.get().values.hourlyRate).toBe('24.5');
  expect($unsaved.get()).toEqual([]);
});

describe('An unsaved change', () => {
  test('is kept on this device, unless it equals the stored value', async () => {
    const { forms, $unsaved } = await open();
    forms.about.change({ fullName: 'Aoife Byrne-Daly' });
    expect(draft.save).toHaveBeenCalledWith(expect.objectContaining({ fullName: 'Aoife Byrne-Daly' }));
    expect($unsaved.get()).toEqual(['about']);
    forms.about.change({ fullName: ' Aoife Byrne' });
    expect(draft.forget).toHaveBeenCalledOnce();
    expect($unsaved.get()).toEqual([]);
  });

  test('is there again after a reload, and can be discarded', async () => {
    draft.load.mockResolvedValueOnce({ fullName: 'Aoife B' });
    const { forms, $unsaved } = await open();
    expect(forms.about.$state.get()).toMatchObject({ values: { fullName: 'Aoife B' }, restored: true });
    expect($unsaved.get()).toEqual(['about']);
    forms.about.reset();
    expect(forms.about.$state.get().values.fullName).toBe('Aoife Byrne');
    expect(draft.forget).toHaveBeenCalled();
  });

  test('stays if it could not be saved', async () => {
    service.saveOwnProfile.mockResolvedValue(offline);
    const { forms } = await open();
    forms.about.change({ fullName: 'Aoife Byrne-Daly' });
    await forms.about.submit();
    expect(forms.about.$state.get()).toMatchObject({
      values: { fullName: 'Aoife Byrne-Daly' },
      failure: { kind: 'offline' },
    });
    expect(draft.forget).not.toHaveBeenCalled();
  });

  test('stays in its section while another one is saved, and the meter moves', async () => {
    const { forms, page, $unsaved } = await open();
    forms.about.change({ fullName: 'Aoife Byrne-Daly' });
    forms.week.change({ hourlyRate: '26' });
    service.loadOwnProfile.mockResolvedValue(ok({ ...profile, hourlyRate: 26 }));
    service.loadCompleteness.mockResolvedValue(ok({ percent: 58, missing: [] }));
    await forms.week.submit();
    expect(service.saveOwnProfile).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ hourlyRate: 26 }),
    );
    expect(page.$value.get()).toMatchObject({ value: { completeness: { percent: 58 } } });
    expect(forms.about.$state.get().values.fullName).toBe('Aoife Byrne-Daly');
    expect($unsaved.get()).toEqual(['about']);
  });

  test('leaves empty fields marked until they are filled in, also after a reload', async () => {
    const { forms, markMissing, isMarked } = await open();
    expect(forms.about.$state.get().faults).toEqual({});
    expect(isMarked('about')).toBe(false);
    expect(markMissing('about', true)).toEqual(['phone']);
    expect(forms.about.$state.get()).toMatchObject({ faults: { phone: expect.any(String) }, attempt: 1 });
    const reloaded = await open();
    expect(reloaded.isMarked('about')).toBe(true);
    const again = reloaded.forms.about;
    expect(again.$state.get()).toMatchObject({ faults: { phone: expect.any(String) }, attempt: 0 });
    again.change({ phone: '085 123 4567' });
    expect(again.$state.get().faults).toEqual({});
  });

  test('is the only reason to need a connection', async () => {
    const { forms } = await open();
    expect((await forms.about.submit())?.ok).toBe(true);
    expect(service.saveOwnProfile).not.toHaveBeenCalled();
  });
});

describe('A review', () => {
  test('that is sent includes unsaved changes, and shows the profile’s new status', async () => {
    const { forms, review, page } = await open();
    forms.week.change({ hourlyRate: '26' });
    service.loadOwnProfile.mockResolvedValue(ok({ ...profile, hourlyRate: 26, status: 'submitted' }));
    review.change({ consent: true });
    expect((await review.submit())?.ok).toBe(true);
    expect(service.saveOwnProfile).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ hourlyRate: 26 }),
    );
    expect(page.$value.get()).toMatchObject({ value: { profile: { status: 'submitted' } } });
  });

  test('that is refused marks the empty fields in their sections until they are filled in', async () => {
    const { forms, review } = await open();
    service.submitProfile.mockResolvedValue(
      fail({ kind: 'refused', code: 'profile_incomplete', detail: '["phone"]' } as const),
    );
    review.change({ consent: true });
    await review.submit();
    expect(forms.about.$state.get()).toMatchObject({ faults: { phone: expect.any(String) }, attempt: 0 });
    forms.about.change({ about: 'I like to cook.' });
    expect(forms.about.$state.get().faults).toHaveProperty('phone');
    forms.about.change({ phone: '085 123 4567' });
    expect(forms.about.$state.get().faults).toEqual({});
  });

  test('is not sent with a wrong answer, and says where it is', async () => {
    const { forms, review } = await open();
    forms.about.change({ birthYear: '85' });
    review.change({ consent: true });
    await review.submit();
    expect(review.$state.get().faults).toHaveProperty('birthYear');
    expect(service.submitProfile).not.toHaveBeenCalled();
  });
});
