import { loadHolder, loadAdmins, assign } from '../../../data/assignments.ts';
import type { ValueOf } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { loadable } from '../../../state/loadable.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';

export const inHandCalls = { loadHolder, loadAdmins, assign };
export type Admin = ValueOf<typeof loadAdmins>[number];
export type InHandStore = ReturnType<typeof createInHand>;

/** Who has a request or a caregiver in hand; `after` reads what its history says anew. */
export function createInHand(
  subject: string,
  { loadHolder, loadAdmins, assign }: typeof inHandCalls,
  after: () => Promise<unknown>,
) {
  const holder = loadable(() => loadHolder(subject));
  return {
    holder,
    admins: loadable(loadAdmins),
    /** To an admin, or with null to nobody; from whoever is shown to have it. */
    give: action(
      thenRefresh(
        async (to: string | null) => {
          const shown = holder.$value.get();
          return assign(subject, to, shown.state === 'ready' ? (shown.value?.adminId ?? null) : null);
        },
        () => Promise.all([holder.reload(), after()]),
      ),
    ),
  };
}
