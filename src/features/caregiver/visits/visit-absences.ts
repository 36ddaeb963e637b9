import type { OwnVisit } from '../../../data/own-visits.ts';
import { cannotCome, comeAfterAll } from '../../../data/visit-absence.ts';
import { underOneId } from '../../../lib/one-id.ts';
import { action } from '../../../state/action.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';
import { visitKey } from './own-visits.ts';

const calls = { cannotCome, comeAfterAll };
export type VisitAbsenceCalls = typeof calls;

// As long as the page: a form that was closed may have been on its way.
const send = underOneId();

/** That a caregiver can't come to a visit, or can after all; the visits are then read again. */
export const createVisitAbsences = (visit: OwnVisit, refresh: () => Promise<unknown>, service = calls) => ({
  say: action(
    thenRefresh(
      (reason: string) => send(visitKey(visit), (id) => service.cannotCome(id, visit, reason)),
      refresh,
    ),
  ),
  takeBack: action(thenRefresh(() => service.comeAfterAll(visit.changeId ?? ''), refresh)),
});
