import { loadOwner, loadAdmins, assign } from '../../../data/assignments.ts';
import type { ValueOf } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { loadable } from '../../../state/loadable.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';

export const inHandCalls = { loadOwner, loadAdmins, assign };
export type Admin = ValueOf<typeof loadAdmins>[number];
export type AssignmentStore = ReturnType<typeof createAssignment>;

/** The owner of a request or a caregiver; `after` reads the history again. */
export function createAssignment(
  subject: string,
  { loadOwner, loadAdmins, assign }: typeof inHandCalls,
  after: () => Promise<unknown>,
) {
  const owner = loadable(() => loadOwner(subject));
  return {
    owner,
    admins: loadable(loadAdmins),
    /** Assigns to an admin, or with null to nobody. The owner on the screen must be the current one. */
    give: action(
      thenRefresh(
        async (to: string | null) => {
          const shown = owner.$value.get();
          return assign(subject, to, shown.state === 'ready' ? (shown.value?.adminId ?? null) : null);
        },
        () => Promise.all([owner.reload(), after()]),
      ),
    ),
  };
}
