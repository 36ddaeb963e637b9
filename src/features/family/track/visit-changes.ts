import type { FamilyVisit } from '../../../data/tracked-request.ts';
import type { VisitChange } from '../../../domain/visit-state.ts';
import { underOneId } from '../../../lib/one-id.ts';
import { action } from '../../../state/action.ts';
import type { Changes } from './changes.ts';
import { visitDraft } from './drafts.ts';

/** What a family can say about their visits. */
export function createVisitChanges({
  changeVisit,
  takeBackVisit,
}: Pick<Changes, 'changeVisit' | 'takeBackVisit'>) {
  const send = underOneId();
  return {
    /** One form for each dialog, since a closed one may still wait for its answer. */
    say: (visit: FamilyVisit, kind: VisitChange) =>
      action((reason: string) =>
        send(`${visitDraft(visit)} ${kind}`, (id) => changeVisit(id, visit, kind, reason)),
      ),
    takeBack: action((change: string) => takeBackVisit(change)),
  };
}
