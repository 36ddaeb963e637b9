// bundle: own
import type { OwnVisit } from '../../../data/own-visits.ts';
import type {
  Said,
  SaidOfDaysOff,
  SaidOfRemoval,
  SaidOfVisit,
  VisitKey,
} from '../../../state/device/said.ts';
import type { Action } from '../../../state/action.ts';
import type { Family } from './WhereTo.tsx';

/** A visit with the family's contact, if known. A placement's first visit has whether the caregiver was there. */
export type ReachedVisit = OwnVisit & { family?: Family; firstDay?: FirstDay };
export type FirstDay = { confirmed: boolean; confirm: Action<[], unknown> };
/** A visit as the caregiver sees it. `unsent` if a change of it, or of days off, waits on this device. */
export type ShownVisit = ReachedVisit & Unsent;
type Unsent = { unsent?: 'visit' | 'days_off' };
type Visit = VisitKey & Pick<OwnVisit, 'kind' | 'instead' | 'timeOffId'>;

const isSame = (one: VisitKey, { placementId, day, opens, closes }: VisitKey) =>
  one.placementId === placementId && one.day === day && one.opens === opens && one.closes === closes;

export const isOf =
  (visit: VisitKey) =>
  (one: Said): one is SaidOfVisit =>
    'opens' in one && isSame(one, visit);

const isAbout =
  (visit: Visit) =>
  (one: Said): one is SaidOfVisit | SaidOfDaysOff | SaidOfRemoval => {
    if (one.problem) return false;
    if (one.kind === 'days_off') return !visit.instead && one.visits.some((off) => isSame(off, visit));
    if (one.kind === 'remove_days_off') return one.daysId === visit.timeOffId && one.comes?.length !== 0;
    return isOf(visit)(one);
  };

/** The visits, with what the caregiver last said about them and has not arrived. */
export const withSaid = <V extends Visit>(visits: readonly V[], said: readonly Said[]): (V & Unsent)[] =>
  visits.map((visit) => {
    const last = said.findLast(isAbout(visit));
    if (!last) return visit;
    const isOff = last.kind === 'cannot_come' || last.kind === 'days_off';
    return {
      ...visit,
      kind: isOff ? 'cannot_come' : null,
      reason: (last.kind === 'cannot_come' && last.reason) || null,
      unsent: 'opens' in last ? 'visit' : 'days_off',
    };
  });
