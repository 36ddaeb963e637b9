import { rest } from './client.ts';
import type { OwnVisit } from './own-visits.ts';
import { respond } from './respond.ts';

/**
 * Records that the signed-in caregiver can't come to a visit, with the times shown here. Sent twice with one id, it
 * counts once. Refusals: placement_ended, no_visit_then, visit_times_changed, visit_over, visit_changed, too_long.
 */
export const cannotCome = (
  id: string,
  { placementId, day, opens, closes }: Pick<OwnVisit, 'placementId' | 'day' | 'opens' | 'closes'>,
  reason: string,
) => respond(rest().rpc('cannot_come', { id, placementId, onDate: day, opens, reason, closes }));

/**
 * Records that the signed-in caregiver comes after all. Refusals: visit_over, visit_step_not_allowed (a stand-in
 * comes).
 */
export const comeAfterAll = (id: string) => respond(rest().rpc('take_back_visit_change', { id }));
