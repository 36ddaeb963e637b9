import type * as profiles from '../../data/profiles.ts';
import type { Failure } from '../../lib/failure.ts';
import { ok, type Result, type ValueOf } from '../../lib/result.ts';
import { type Answer, answerOf, type OwnWaitingService } from './with-answer-by.ts';

export type ProfileService = OwnWaitingService & Pick<typeof profiles, 'loadOwnProfile' | 'loadCompleteness'>;
export type ProfilePage = Answer & {
  profile: ValueOf<ProfileService['loadOwnProfile']>;
  completeness: ValueOf<ProfileService['loadCompleteness']>;
};

/** The caregiver's own profile, how much of it is there, and by which day we answer it. */
export async function loadProfile(service: ProfileService): Promise<Result<ProfilePage, Failure>> {
  const [profile, completeness, waiting] = await Promise.all([
    service.loadOwnProfile(),
    service.loadCompleteness(),
    service.loadOwnWaiting(),
  ]);
  if (!profile.ok) return profile;
  if (!completeness.ok) return completeness;
  const answer = answerOf(waiting, ({ kind }) => kind === 'profile');
  return ok({ profile: profile.value, completeness: completeness.value, ...answer });
}
