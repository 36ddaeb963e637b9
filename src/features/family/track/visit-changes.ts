import type { FamilyVisit } from '../../../data/tracking.ts';
import type { VisitChange } from '../../../domain/visit-state.ts';
import { action } from '../../../state/action.ts';
import type { Changes } from './changes.ts';
import { visitDraft } from './drafts.ts';

/** What a family says of its visits. What was sent and not answered is sent again under the same id, so that it is said once. */
export function createVisitChanges(
  { changeVisit, takeBackVisit }: Pick<Changes, 'changeVisit' | 'takeBackVisit'>,
  newId: () => string = () => crypto.randomUUID(),
) {
  const unanswered = new Map<string, string>();
  return {
    say: action(async (visit: FamilyVisit, kind: VisitChange, reason: string) => {
      const about = `${visitDraft(visit)} ${kind}`;
      const id = unanswered.get(about) ?? newId();
      unanswered.set(about, id);
      const answer = await changeVisit(id, visit, kind, reason);
      if (answer.ok || answer.error.kind === 'refused') unanswered.delete(about);
      return answer;
    }),
    takeBack: action((change: string) => takeBackVisit(change)),
  };
}
