import { atom } from 'nanostores';
import {
  loadCompleteness,
  loadOwnProfile,
  type ProfileDraft,
  saveOwnProfile,
  submitProfile,
} from '../../../data/caregivers.ts';
import { action } from '../../../state/action.ts';
import { codesOf, type Failure } from '../../../lib/failure.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { loadable } from '../../../state/loadable.ts';
import { ok, type Result, type ValueOf } from '../../../lib/result.ts';
import { missingFields } from '../profile-fields.ts';
import { equalsStored, type OwnProfile, type ProfileInput } from './profile-form.ts';

export type ProfilePage = {
  profile: OwnProfile;
  completeness: ValueOf<typeof loadCompleteness>;
  /** What was typed here earlier and never saved. */
  unsaved: ProfileInput | undefined;
};
export type ProfileScreenStore = ReturnType<typeof createProfileScreen>;

/** The caregiver's own profile: saved at any time, sent for review once it is complete. */
export function createProfileScreen(caregiverId: string) {
  const kept = draftStore<ProfileInput>(`profile:${caregiverId}`);
  const $sending = atom<'save' | 'review'>('save');
  const page = loadable(async (): Promise<Result<ProfilePage, Failure>> => {
    const [profile, completeness, unsaved] = await Promise.all([
      loadOwnProfile(),
      loadCompleteness(),
      kept.load(),
    ]);
    if (!profile.ok) return profile;
    if (!completeness.ok) return completeness;
    return ok({ profile: profile.value, completeness: completeness.value, unsaved });
  });
  const sending = action(async (profile: ProfileDraft, review?: { consent: boolean }) => {
    $sending.set(review ? 'review' : 'save');
    const saved = await saveOwnProfile(profile);
    if (!saved.ok) return saved;
    await kept.forget();
    const submitted = review ? await submitProfile(review.consent) : ok(undefined);
    await page.reload();
    return submitted;
  });

  return {
    page,
    /** Which button is at work while `send` is busy. */
    $sending,
    /** Saves, and with `review` also sends in. A refused review still leaves the profile saved. */
    send: sending,
    /** Keeps what is typed on this device, as long as it differs from what is stored. */
    keep(values: ProfileInput): void {
      const loaded = page.$value.get();
      const stored = loaded.state === 'ready' && equalsStored(values, loaded.value.profile);
      void (stored ? kept.forget() : kept.save(values));
    },
    async discard(): Promise<void> {
      await kept.forget();
      await page.reload();
    },
  };
}

/** The fields that a refused review still lacks. */
export function missingOf(error: Failure | undefined) {
  return error?.code === 'profile_incomplete' ? missingFields(codesOf(error)) : [];
}
