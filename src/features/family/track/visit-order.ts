import type { FamilyVisit } from '../../../data/tracking.ts';
import { today } from '../../../domain/operator.ts';
import { visitState } from '../../../domain/visit-state.ts';

/**
 * A family's visits, the first one first. In sight are those of today up to the next one to which someone comes, and
 * the next one on which something is different. Those that the family itself does not need are there only today. Always
 * there is what it has `just` said something of, or what a link leads to. Folded are the others, and those before today.
 */
export function visitsInOrder(
  visits: readonly FamilyVisit[],
  now = new Date(),
  just: (visit: FamilyVisit) => boolean = () => false,
) {
  const day = today(now);
  // A night is not over at midnight.
  const isEarlier = (visit: FamilyVisit) => visit.day < day && visitState(visit, now) === 'over';
  const coming = visits.filter((visit) => !isEarlier(visit));
  const next = coming.findIndex((visit) => someoneComes(visit) && visitState(visit, now) !== 'over');
  const news = coming.find(
    (visit) => isChanged(visit) && visit.kind !== 'not_needed' && visitState(visit, now) === 'to_come',
  );
  const isInSight = (visit: FamilyVisit, place: number) =>
    just(visit) ||
    visit === news ||
    (visit.kind === 'not_needed' ? visit.day === day : place <= next || (next === -1 && visit.day === day));
  return {
    inSight: coming.filter(isInSight),
    later: coming.filter((visit, place) => !isInSight(visit, place)),
    earlier: visits.filter(isEarlier),
    news,
    /** The latest that has begun today: it may be that nobody came. */
    begun: coming.findLast((visit) => someoneComes(visit) && visitState(visit, now) !== 'to_come'),
  };
}

/** Whether something is different from what was agreed. */
export const isChanged = ({ kind, moved }: FamilyVisit) => Boolean(kind ?? moved);

export const someoneComes = ({ kind, instead }: FamilyVisit) =>
  !kind || (kind === 'cannot_come' && Boolean(instead));
