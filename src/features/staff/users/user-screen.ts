import {
  loadUserRecord,
  loadAccountAtWork,
  setUserRole,
  deactivateUser,
  reactivateUser,
  resetSecondFactor,
} from '../../../data/users.ts';
import { loadAdmins } from '../../../data/assignments.ts';
import type { Profile } from '../../../domain/profile.ts';
import type { ValueOf } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { loadable } from '../../../state/loadable.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';
import { createActivity, activityCalls } from '../activity/activity.ts';
import { keepCurrent } from '../record/keep-current.ts';

const userCalls = {
  loadUserRecord,
  loadAccountAtWork,
  setUserRole,
  deactivateUser,
  reactivateUser,
  resetSecondFactor,
  loadAdmins,
  ...activityCalls,
};
export type UserRecord = ValueOf<typeof loadUserRecord>;
export type AtWork = ValueOf<typeof loadAccountAtWork>;
export type UserStore = ReturnType<typeof createUserScreen>;

/** One account: its details, open work and activity, and what an admin can do with it. */
export function createUserScreen(id: string, service = userCalls) {
  const user = loadable(() => service.loadUserRecord(id));
  const activity = createActivity('user', id, service);
  const work = loadable(() => service.loadAccountAtWork(id));
  const refresh = () => Promise.all([user.reload(), activity.reload(), work.reload()]);
  keepCurrent(user, refresh);
  const change = (role: Profile['role']) => action(thenRefresh(() => service.setUserRole(id, role), refresh));
  return {
    user,
    activity,
    work,
    admins: loadable(service.loadAdmins),
    makeAdmin: change('admin'),
    makeCaregiver: change('caregiver'),
    /** A colleague takes over what the account owns, or with null nobody. */
    deactivate: action(
      thenRefresh(
        (reason: string, handTo: string | null) => service.deactivateUser(id, reason, handTo),
        refresh,
      ),
    ),
    resetSecondFactor: action(thenRefresh(() => service.resetSecondFactor(id), refresh)),
    reactivate: action(thenRefresh(() => service.reactivateUser(id), refresh)),
  };
}
