import type { OwnVisit } from '../../../data/own-visits.ts';
import { mapped } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';
import type { Fate } from '../said/send-said.ts';
import { sayOfVisit } from './say.ts';

const calls = { sayOfVisit };
export type VisitAbsenceCalls = typeof calls;

/** Says that a caregiver can't come to a visit, or can after all. Then the visits are read again. */
export function createVisitAbsences(visit: OwnVisit, refresh: () => Promise<unknown>, service = calls) {
  let fate: Fate = 'told';
  const saying = (kind: 'cannot_come' | 'can_come') =>
    action(
      thenRefresh(
        async (reason?: string) => {
          fate = 'told';
          return mapped(await service.sayOfVisit(visit, kind, reason), (now) => (fate = now));
        },
        // Words that wait have changed nothing yet.
        async () => fate === 'waiting' || refresh(),
      ),
    );
  return {
    say: saying('cannot_come'),
    takeBack: saying('can_come'),
    /** What happened to the latest words. */
    fate: () => fate,
  };
}
