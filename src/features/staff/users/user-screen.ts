import type * as users from '../../../data/users.ts';
import type { Profile } from '../../../domain/profile.ts';
import type { ValueOf } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { loadable } from '../../../state/loadable.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';
import { createActivity, type ActivityService } from '../activity/activity.ts';

export type UserService = Pick<
  typeof users,
  'loadUserRecord' | 'setUserRole' | 'deactivateUser' | 'reactivateUser'
> &
  ActivityService;
export type UserRecord = ValueOf<UserService['loadUserRecord']>;
export type UserStore = ReturnType<typeof createUserScreen>;

/** One account: what it is, what happened to it, and what an admin can do with it. */
export function createUserScreen(id: string, service: UserService) {
  const user = loadable(() => service.loadUserRecord(id));
  const activity = createActivity('user', id, service);
  const refresh = () => Promise.all([user.reload(), activity.reload()]);
  const change = (role: Profile['role']) => action(thenRefresh(() => service.setUserRole(id, role), refresh));
  return {
    user,
    activity,
    makeAdmin: change('admin'),
    makeCaregiver: change('caregiver'),
    deactivate: action(thenRefresh((reason: string) => service.deactivateUser(id, reason), refresh)),
    reactivate: action(thenRefresh(() => service.reactivateUser(id), refresh)),
  };
}
