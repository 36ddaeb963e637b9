// bundle: own
import type { OwnVisit } from '../../../data/own-visits.ts';
import type { Said, SaidOfVisit } from '../../../state/device/said.ts';
import type { Family } from './WhereTo.tsx';

/** A visit with how to reach the family, where that is known. */
export type ReachedVisit = OwnVisit & { family?: Family };
/** As its caregiver sees it; `unsent` where what is different waits on this device. */
export type ShownVisit = ReachedVisit & { unsent?: true };

export const isOf =
  ({ placementId, day, opens, closes }: OwnVisit) =>
  (one: Said): one is SaidOfVisit =>
    'opens' in one &&
    one.placementId === placementId &&
    one.day === day &&
    one.opens === opens &&
    one.closes === closes;

/** The visits, with what was last said of them and waits. */
export const withSaid = (visits: readonly ReachedVisit[], said: readonly Said[]): ShownVisit[] =>
  visits.map((visit) => {
    const last = said.filter(isOf(visit)).findLast(({ problem }) => !problem);
    if (!last) return visit;
    return last.kind === 'cannot_come'
      ? { ...visit, kind: 'cannot_come', reason: last.reason || null, unsent: true }
      : { ...visit, kind: null, reason: null, unsent: true };
  });
