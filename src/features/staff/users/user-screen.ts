import { action } from '../../../state/action.ts';
import { loadEvents } from '../../../data/events.ts';
import { deactivateUser, loadUserRecord, reactivateUser, setUserRole } from '../../../data/users.ts';
import { loadable } from '../../../state/loadable.ts';
import type { Profile } from '../../../domain/profile.ts';
import { ok, type ValueOf } from '../../../lib/result.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';
import { asSteps } from './user-history.ts';

export type UserRecord = ValueOf<typeof loadUserRecord>;
export type UserStore = ReturnType<typeof createUserScreen>;

/** One account: what it is, what happened to it, and what an admin can do with it. */
export function createUserScreen(id: string) {
  const user = loadable(() => loadUserRecord(id));
  const events = loadable(async () => {
    const recorded = await loadEvents('users', id);
    return recorded.ok ? ok(asSteps(recorded.value)) : recorded;
  });
  const refresh = () => Promise.all([user.reload(), events.reload()]);
  const change = (role: Profile['role']) => action(thenRefresh(() => setUserRole(id, role), refresh));
  return {
    user,
    events,
    makeAdmin: change('admin'),
    makeCaregiver: change('caregiver'),
    deactivate: action(thenRefresh((reason: string) => deactivateUser(id, reason), refresh)),
    reactivate: action(thenRefresh(() => reactivateUser(id), refresh)),
  };
}
