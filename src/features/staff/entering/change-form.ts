import { enterProfile } from '../../../data/entered-profiles.ts';
import type { loadCaregiver } from '../../../data/profiles.ts';
import {
  EMPTY_PROFILE,
  equalsStored,
  profileFaults,
  type ProfileDraft,
  type ProfileInput,
  refusedFields,
  toForm,
  toPart,
} from '../../../domain/profile-input.ts';
import type { Failure } from '../../../lib/failure.ts';
import { ok, type Result, type ValueOf } from '../../../lib/result.ts';
import { conflictForm, type Reload } from '../../../state/conflict.ts';
import { draftStore } from '../../../state/draft-store.ts';

export type StoredProfile = ValueOf<typeof loadCaregiver>;
/** A profile as typed, and its version when the form was opened. */
export type ChangeInput = ProfileInput & { seen: string };

const FIELDS = Object.keys(EMPTY_PROFILE) as (keyof ProfileInput)[];
const begin = (profile: StoredProfile): ChangeInput => ({ ...toForm(profile), seen: profile.updatedAt });

/** Changes a profile for its caregiver. Only changed fields are sent. */
export function createChangeForm(
  profile: StoredProfile,
  reload: Reload<StoredProfile>,
  send: (
    id: string,
    part: Partial<ProfileDraft>,
    seen: string,
  ) => Promise<Result<unknown, Failure>> = enterProfile,
) {
  let stored = profile;
  return conflictForm<ChangeInput, unknown>({
    initial: begin(profile),
    check: profileFaults,
    submit: async (typed) => {
      const changed = FIELDS.filter((field) => !equalsStored(typed, stored, [field]));
      return changed.length === 0 ? ok(null) : send(profile.userId, toPart(typed, changed), typed.seen);
    },
    faultsOf: refusedFields,
    latest: async () => {
      const loaded = await reload.load();
      if (!loaded.ok) return loaded;
      stored = loaded.value;
      return ok(begin(stored));
    },
    currentVersion: ({ seen }) => ({ seen }),
    onTaken: reload.refresh,
    draft: draftStore<Partial<ChangeInput>>(`change-caregiver:${profile.userId}`),
    leaves: true,
  });
}
