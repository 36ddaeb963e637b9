// bundle: own
import type { OwnVisit } from '../../../data/own-visits.ts';
import { visitState } from '../../../domain/visit-state.ts';

/** Identifies a visit. */
export const visitKey = ({ placementId, day, opens }: OwnVisit) => `visit:${placementId}:${day}:${opens}`;

/**
 * The next visit that takes place; news, which are changed visits before it and missed ones; and all later visits.
 * Visits that took place as agreed are left out.
 */
export function sortedVisits<Visit extends OwnVisit>(visits: readonly Visit[], now = new Date()) {
  const shown = visits.filter((visit) => visit.kind === 'missed' || visitState(visit, now) !== 'over');
  const next = shown.find(({ kind }) => kind === null);
  const before = next ? shown.indexOf(next) : shown.length;
  return {
    next,
    news: shown.filter(({ kind }, place) => place < before || (kind === 'missed' && place !== before)),
    later: shown.filter(({ kind }, place) => place > before && kind !== 'missed'),
  };
}

/** Whether the caregiver has been with this family before, as far as these visits tell. */
export const hasBeenThere = (
  { placementId }: OwnVisit,
  visits: readonly OwnVisit[],
  now = new Date(),
): boolean =>
  visits.some(
    (one) => one.placementId === placementId && one.kind === null && visitState(one, now) === 'over',
  );
