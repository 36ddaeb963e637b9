import type { FamilyVisit } from '../../../data/tracking.ts';
import type { VisitChange } from '../../../domain/visit-state.ts';
import { underOneId } from '../../../lib/one-id.ts';
import { action } from '../../../state/action.ts';
import type { Changes } from './changes.ts';
import { visitDraft } from './drafts.ts';

/** What a family says of its visits. */
export function createVisitChanges({
  changeVisit,
  takeBackVisit,
}: Pick<Changes, 'changeVisit' | 'takeBackVisit'>) {
  const send = underOneId();
  return {
    /** One for each dialog: the last one may be closed and still wait for its answer. */
    say: (visit: FamilyVisit, kind: VisitChange) =>
      action((reason: string) =>
        send(`${visitDraft(visit)} ${kind}`, (id) => changeVisit(id, visit, kind, reason)),
      ),
    takeBack: action((change: string) => takeBackVisit(change)),
  };
}
