import type * as events from '../../../data/events.ts';
import type * as users from '../../../data/users.ts';
import type { Profile } from '../../../domain/profile.ts';
import { ok, type ValueOf } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { loadable } from '../../../state/loadable.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';
import { withStatuses } from './user-history.ts';

export type UserService = Pick<
  typeof users,
  'loadUserRecord' | 'setUserRole' | 'deactivateUser' | 'reactivateUser'
> &
  Pick<typeof events, 'loadEvents'>;
export type UserRecord = ValueOf<UserService['loadUserRecord']>;
export type UserStore = ReturnType<typeof createUserScreen>;

/** One account: what it is, what happened to it, and what an admin can do with it. */
export function createUserScreen(id: string, service: UserService) {
  const user = loadable(() => service.loadUserRecord(id));
  const events = loadable(async () => {
    const recorded = await service.loadEvents('users', id);
    return recorded.ok ? ok(withStatuses(recorded.value)) : recorded;
  });
  const refresh = () => Promise.all([user.reload(), events.reload()]);
  const change = (role: Profile['role']) => action(thenRefresh(() => service.setUserRole(id, role), refresh));
  return {
    user,
    events,
    makeAdmin: change('admin'),
    makeCaregiver: change('caregiver'),
    deactivate: action(thenRefresh((reason: string) => service.deactivateUser(id, reason), refresh)),
    reactivate: action(thenRefresh(() => service.reactivateUser(id), refresh)),
  };
}
