import type { OwnVisit } from '../../../data/own-visits.ts';
import { cannotCome, comeAfterAll } from '../../../data/visit-absence.ts';
import { underOneId } from '../../../lib/one-id.ts';
import { action } from '../../../state/action.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';

const calls = { cannotCome, comeAfterAll };
export type VisitAbsenceCalls = typeof calls;

/** Tells one visit from another. */
export const visitKey = ({ placementId, day, opens }: OwnVisit) => `visit:${placementId}:${day}:${opens}`;

/** That a caregiver can't come to a visit, or can after all; the visits are then read again. */
export function createVisitAbsences(refresh: () => Promise<unknown>, service = calls) {
  const send = underOneId();
  return {
    say: action(
      thenRefresh(
        (visit: OwnVisit, reason: string) =>
          send(visitKey(visit), (id) => service.cannotCome(id, visit, reason)),
        refresh,
      ),
    ),
    takeBack: action(thenRefresh(service.comeAfterAll, refresh)),
  };
}
