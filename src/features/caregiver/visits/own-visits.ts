// bundle: own
import type { OwnVisit } from '../../../data/own-visits.ts';
import { visitState, type VisitTimes } from '../../../domain/visit-state.ts';
import { isStartOpen } from '../../../domain/visits.ts';

/** Identifies a visit. */
export const visitKey = ({ placementId, day, opens }: OwnVisit) => `visit:${placementId}:${day}:${opens}`;

type Visit = OwnVisit & { firstDay?: { confirmed: boolean } };

/** Whether someone can be or have been at a visit. Of one that may begin at any minute, from its earliest end. */
export function hasBegun(visit: VisitTimes & { minutes?: number | null }, now = new Date()): boolean {
  const { opens, closes, minutes } = visit;
  const from = !isStartOpen(visit) ? opens : minutes ? opens + minutes : closes;
  return visitState({ ...visit, opens: from }, now) !== 'to_come';
}

/** Whether the caregiver can say that they were at the first visit. */
export const isToConfirm = (visit: Visit, now = new Date()): boolean =>
  visit.kind === null && visit.firstDay?.confirmed === false && hasBegun(visit, now);

/**
 * The next visit that takes place; `first` with news, which are changed visits before it, missed ones and a first one to
 * confirm; and all later visits. Other visits that took place are left out. The one to confirm or the next one leads.
 * The visit with the key `leading` keeps its place after “I can’t come”, but never leads before an earlier next one.
 */
export function sortedVisits<One extends Visit>(visits: readonly One[], leading?: string, now = new Date()) {
  const isOver = (visit: Visit) => visitState(visit, now) === 'over';
  const shown = visits.filter(
    (visit) => visit.kind === 'missed' || isToConfirm(visit, now) || !isOver(visit),
  );
  const next = shown.find((visit) => visit.kind === null && !isOver(visit));
  const before = next ? shown.indexOf(next) : shown.length;
  const lead =
    shown.slice(0, before).find((visit) => visitKey(visit) === leading) ??
    shown.find((visit) => isToConfirm(visit, now)) ??
    next;
  const first = shown.filter((visit, place) => place <= before || visit.kind === 'missed' || visit === lead);
  return {
    next,
    first: lead ? [lead, ...first.filter((visit) => visit !== lead)] : first,
    later: shown.filter((visit) => !first.includes(visit)),
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
