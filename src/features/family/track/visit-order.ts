import type { FamilyVisit } from '../../../data/tracked-request.ts';
import { today } from '../../../domain/operator.ts';
import { visitState } from '../../../domain/visit-state.ts';

/**
 * Sorts a family's visits into `inSight`, `later` and `earlier`. In sight are today's visits up to the next one that
 * someone comes to, the next changed one, and those that `just` picks: a visit the family has said something about, or
 * one that a link leads to. A visit the family doesn't need is in sight only on its day.
 */
export function visitsInOrder(
  visits: readonly FamilyVisit[],
  now = new Date(),
  just: (visit: FamilyVisit) => boolean = () => false,
) {
  const day = today(now);
  // A night visit is not over at midnight.
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
    /** The latest visit that has begun today, in case nobody came. */
    begun: coming.findLast((visit) => someoneComes(visit) && visitState(visit, now) !== 'to_come'),
  };
}

/** Whether something is different from what was agreed. */
export const isChanged = ({ kind, moved }: FamilyVisit) => Boolean(kind ?? moved);

export const someoneComes = ({ kind, instead }: FamilyVisit) =>
  !kind || (kind === 'cannot_come' && Boolean(instead));
