import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { shown } from '../../../state/shown.fixtures.ts';
import { createProfileScreen } from './profile-screen.ts';
import type { OwnProfile } from './profile-input.ts';

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
  status: 'draft',
} as unknown as OwnProfile;
const offline = fail({ kind: 'offline', code: 'unreachable' } as const);

const service = {
  loadOwnProfile: vi.fn(),
  loadCompleteness: vi.fn(),
  loadOwnWaiting: vi.fn(),
  saveOwnProfile: vi.fn(),
  submitProfile: vi.fn(),
  loadCredentialRules: vi.fn(async () => ok([])),
  loadDocuments: vi.fn(async () => ok([])),
};
const draft = { load: vi.fn(), save: vi.fn(async () => undefined), forget: vi.fn(async () => undefined) };

beforeEach(() => {
  vi.clearAllMocks();
  draft.load.mockResolvedValue(undefined);
  service.loadOwnProfile.mockResolvedValue(ok(profile));
  service.loadCompleteness.mockResolvedValue(ok({ percent: 50, missing: ['phone'] }));
  service.loadOwnWaiting.mockResolvedValue(ok([{ kind: 'profile', due: '2026-03-17' }]));
  service.saveOwnProfile.mockResolvedValue(ok({ updatedAt: '2026-01-01' }));
  service.submitProfile.mockResolvedValue(ok(null));
});

async function open() {
  const screen = createProfileScreen('ann', service, draft);
  const page = await shown(screen.page);
  screen.form.$state.listen(() => undefined);
  await Promise.resolve();
  return { ...screen, first: page };
}

test('a profile that can’t be loaded says why', async () => {
  service.loadCompleteness.mockResolvedValue(offline);
  expect((await open()).first).toMatchObject({ state: 'failed', error: { kind: 'offline' } });
});

test('the form begins with what is stored', async () => {
  const { form } = await open();
  expect(form.$state.get()).toMatchObject({
    values: { fullName: 'Aoife Byrne', hourlyRate: '24.5', consent: false },
    restored: false,
  });
});

describe('What is typed', () => {
  test('is kept on this device, unless it says what is stored', async () => {
    const { form } = await open();
    form.change({ fullName: 'Aoife Byrne-Daly' });
    expect(draft.save).toHaveBeenCalledWith(expect.objectContaining({ fullName: 'Aoife Byrne-Daly' }));
    form.change({ fullName: 'Aoife Byrne', hourlyRate: '24,50' });
    expect(draft.forget).toHaveBeenCalledOnce();
  });

  test('is there again after a reload, and can be discarded', async () => {
    draft.load.mockResolvedValue({ fullName: 'Aoife B' });
    const { form } = await open();
    expect(form.$state.get()).toMatchObject({ values: { fullName: 'Aoife B' }, restored: true });
    form.reset();
    expect(form.$state.get().values.fullName).toBe('Aoife Byrne');
    expect(draft.forget).toHaveBeenCalled();
  });

  test('stays when it could not be saved', async () => {
    service.saveOwnProfile.mockResolvedValue(offline);
    const { form } = await open();
    form.change({ fullName: 'Aoife Byrne-Daly' });
    await form.submit();
    expect(form.$state.get()).toMatchObject({
      values: { fullName: 'Aoife Byrne-Daly' },
      failure: { kind: 'offline' },
    });
    expect(draft.forget).not.toHaveBeenCalled();
  });
});

test('a review that is sent shows the profile’s new status', async () => {
  const { form, page } = await open();
  service.loadOwnProfile.mockResolvedValue(ok({ ...profile, status: 'submitted' }));
  form.change({ aim: 'review', consent: true });
  expect(await form.submit()).toEqual(ok('review'));
  expect(page.$value.get()).toMatchObject({ value: { profile: { status: 'submitted' } } });
});
