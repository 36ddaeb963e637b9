import { formatDate, formatDistance } from './operator.ts';
import { fill } from '../lib/fill.ts';
import * as t from './match-parts.words.ts';

/** A part of the matching score, and what it comes from; what is not known is null (`private.match_parts`). */
export type MatchPart = { points: number; maximum: number } & (
  | { part: 'skills' | 'languages'; shared: number; wanted: number }
  | {
      part: 'availability';
      shared: number;
      wanted: number;
      taken: number;
      /** How many of those that are shared an open offer for another job takes. */
      offered: number;
      awayUntil: string | null;
    }
  | { part: 'distance'; km: number | null; radiusKm: number | null }
  | { part: 'experience'; years: number | null }
  | { part: 'rate'; hasBudget: boolean; isWithin: boolean | null }
);

export const PART_NAMES: Record<MatchPart['part'], string> = t.partNames;

const UNKNOWN = t.notKnownYet;

/** Why a part has its points. */
export function wordPart(of: MatchPart): string {
  switch (of.part) {
    case 'skills':
      return of.wanted === 0
        ? t.noSpecialSkillsAsked
        : fill(t.skillsAsked, { shared: of.shared, wanted: of.wanted });
    case 'availability':
      return of.awayUntil === null ? wordTimes(of) : fill(t.awayUntil, { date: formatDate(of.awayUntil) });
    case 'distance':
      if (of.km === null || of.radiusKm === null) return UNKNOWN;
      return of.km < 1
        ? t.worksSamePlace
        : fill(t.awayTravelsUp, { distance: formatDistance(of.km), radius: formatDistance(of.radiusKm) });
    case 'languages':
      return of.wanted === 0
        ? t.noParticularLanguageAsked
        : fill(t.speaksLanguagesAsked, { shared: of.shared, wanted: of.wanted });
    case 'experience':
      if (of.years === null) return UNKNOWN;
      if (of.years === 0) return t.newCareWork;
      return fill(t.yearsExperience, { count: of.years });
    case 'rate':
      if (!of.hasBudget) return t.noBudgetSet;
      if (of.isWithin === null) return UNKNOWN;
      return of.isWithin ? t.rateWithinBudget : t.rateAboveBudget;
  }
}

function wordTimes({ shared, wanted, taken, offered }: Extract<MatchPart, { part: 'availability' }>): string {
  const free = fill(t.freeTimesAsked, { shared, wanted });
  const beyond = taken === 0 ? free : fill(t.anotherFamily, { count: taken, free });
  return offered > 0 ? fill(t.openOfferTakes, { free: beyond, offered }) : beyond;
}
