import { beforeEach, expect, test, vi } from 'vitest';
import { databases } from '../../../state/device/fake-device.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { EMPTY_PROFILE } from '../../../domain/profile-input.ts';
import { sectionDraft } from './section-draft.ts';
import { createSectionForm } from './section-form.ts';

vi.mock('idb-keyval', async () => (await import('../../../state/device/fake-device.ts')).fakeDatabases);

const languages = draftStore('profile:ann:languages');
const open = () =>
  createSectionForm('skills', {
    save: vi.fn(),
    draft: sectionDraft('ann', 'skills'),
    stored: () => undefined,
  });

beforeEach(() => databases['keyval-store']?.clear());

test('languages typed when they were their own section are there, beside the stored skills', async () => {
  await languages.save({ languages: ['en', 'pl'] });
  const form = open();
  form.$state.listen(() => undefined);
  await vi.waitFor(() => expect(form.$state.get().restored).toBe(true));
  form.startFrom({ ...EMPTY_PROFILE, skills: ['driving'], languages: ['en'] });
  expect(form.$state.get().values).toMatchObject({ skills: ['driving'], languages: ['en', 'pl'] });
});

test('later typing counts, and discarding removes both', async () => {
  const draft = sectionDraft('ann', 'skills');
  await languages.save({ languages: ['pl'] });
  await draft.save({ skills: ['driving'], languages: ['en'] });
  expect(await draft.load()).toEqual({ skills: ['driving'], languages: ['en'] });
  await draft.forget();
  expect([await draft.load(), await languages.load()]).toEqual([undefined, undefined]);
});
