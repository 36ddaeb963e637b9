import type * as credentialRules from '../../../data/credential-rules.ts';
import type * as documentData from '../../../data/documents.ts';
import type * as profiles from '../../../data/profiles.ts';
import type { ProfileDraft } from '../../../data/profiles.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { loadable } from '../../../state/loadable.ts';
import { loadProfile, type ProfileService } from '../load-profile.ts';
import { createProfileForm, EMPTY_PROFILE, type ProfileValues } from './profile-form.ts';
import { equalsStored, type OwnProfile, toForm } from './profile-input.ts';

type Service = ProfileService &
  Pick<typeof profiles, 'saveOwnProfile' | 'submitProfile'> &
  Pick<typeof credentialRules, 'loadCredentialRules'> &
  Pick<typeof documentData, 'loadDocuments'>;

/** The caregiver's own profile: saved at any time, sent for review once it is complete. */
export function createProfileScreen(
  caregiverId: string,
  service: Service,
  draft = draftStore<Partial<ProfileValues>>(`profile:${caregiverId}`),
) {
  let stored: OwnProfile | undefined;
  const page = loadable(async () => {
    const loaded = await loadProfile(service);
    if (loaded.ok) {
      stored = loaded.value.profile;
      form.startFrom({ ...EMPTY_PROFILE, ...toForm(stored) });
    }
    return loaded;
  });
  const form = createProfileForm({
    save: async (profile: ProfileDraft) => {
      const saved = await service.saveOwnProfile(profile);
      if (saved.ok) await page.reload();
      return saved;
    },
    sendForReview: async (consent) => {
      const sent = await service.submitProfile(consent);
      await page.reload();
      return sent;
    },
    // Typing the same in another way is nothing worth keeping.
    draft: {
      ...draft,
      save: (values) =>
        stored && equalsStored({ ...EMPTY_PROFILE, ...values }, stored) ? draft.forget() : draft.save(values),
    },
  });
  return {
    page,
    form,
    rules: loadable(() => service.loadCredentialRules()),
    documents: loadable(() => service.loadDocuments()),
  };
}
