import type * as caregivers from '../../data/caregivers.ts';
import type { Failure } from '../../lib/failure.ts';
import { ok, type Result, type ValueOf } from '../../lib/result.ts';

export type ProfileService = Pick<typeof caregivers, 'loadOwnProfile' | 'loadCompleteness'>;
export type ProfilePage = {
  profile: ValueOf<ProfileService['loadOwnProfile']>;
  completeness: ValueOf<ProfileService['loadCompleteness']>;
};

/** The caregiver's own profile, and how much of it is there. */
export async function loadProfile(service: ProfileService): Promise<Result<ProfilePage, Failure>> {
  const [profile, completeness] = await Promise.all([service.loadOwnProfile(), service.loadCompleteness()]);
  if (!profile.ok) return profile;
  return completeness.ok ? ok({ profile: profile.value, completeness: completeness.value }) : completeness;
}
