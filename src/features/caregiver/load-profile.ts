// bundle: own
import { loadOwnProfile, loadCompleteness } from '../../data/profiles.ts';
import type { Failure } from '../../lib/failure.ts';
import { ok, type Result, type ValueOf } from '../../lib/result.ts';
import { type Answer, answerOf, ownWaitingCalls } from './with-answer-by.ts';

export const profileCalls = { loadOwnProfile, loadCompleteness, ...ownWaitingCalls };
export type OwnProfile = ValueOf<typeof loadOwnProfile>;
export type ProfilePage = Answer & {
  profile: OwnProfile;
  completeness: ValueOf<typeof loadCompleteness>;
};

/** The caregiver's own profile, how complete it is, and by which day we answer it. */
export async function loadProfile(service: typeof profileCalls): Promise<Result<ProfilePage, Failure>> {
  const [profile, completeness, waiting] = await Promise.all([
    service.loadOwnProfile(),
    service.loadCompleteness(),
    service.loadOwnPendingItems(),
  ]);
  if (!profile.ok) return profile;
  if (!completeness.ok) return completeness;
  const answer = answerOf(waiting, ({ kind }) => kind === 'profile');
  return ok({ profile: profile.value, completeness: completeness.value, ...answer });
}
