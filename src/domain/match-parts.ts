import { formatDate, formatDistance } from './operator.ts';
import { fill } from '../lib/fill.ts';
import * as t from './match-parts.words.ts';

/** A part of the score and what it comes from. Unknown values are null (`private.match_parts`). */
export type MatchPart = { points: number; maximum: number } & (
  | { part: 'skills' | 'languages'; shared: number; wanted: number }
  | {
      part: 'availability';
      shared: number;
      wanted: number;
      taken: number;
      /** How many shared times an open offer for another job takes. */
      offered: number;
      awayUntil: string | null;
    }
  | { part: 'distance'; km: number | null; radiusKm: number | null }
  | { part: 'experience'; years: number | null }
  | { part: 'rate'; hasBudget: boolean; isWithin: boolean | null }
);

export const PART_NAMES: Record<MatchPart['part'], string> = t.partNames;

const UNKNOWN = t.notKnownYet;

/** The words for a caregiver about their own match. */
export const TO_THEM = t.toThem;

/** Why a part has its points. By default in the words for staff. */
export function wordPart(of: MatchPart, say = t.aboutThem): string {
  switch (of.part) {
    case 'skills':
      return of.wanted === 0
        ? t.noSpecialSkillsAsked
        : fill(say.skills, { shared: of.shared, wanted: of.wanted });
    case 'availability':
      return of.awayUntil === null ? wordTimes(of, say) : fill(say.away, { date: formatDate(of.awayUntil) });
    case 'distance':
      if (of.km === null || of.radiusKm === null) return UNKNOWN;
      return of.km < 1
        ? t.worksSamePlace
        : fill(say.distance, { distance: formatDistance(of.km), radius: formatDistance(of.radiusKm) });
    case 'languages':
      return of.wanted === 0
        ? t.noParticularLanguageAsked
        : fill(say.languages, { shared: of.shared, wanted: of.wanted });
    case 'experience':
      if (of.years === null) return UNKNOWN;
      if (of.years === 0) return t.newCareWork;
      return fill(t.yearsExperience, { count: of.years });
    case 'rate':
      if (!of.hasBudget) return t.noBudgetSet;
      if (of.isWithin === null) return UNKNOWN;
      return of.isWithin ? say.withinBudget : say.aboveBudget;
  }
}

function wordTimes(
  { shared, wanted, taken, offered }: Extract<MatchPart, { part: 'availability' }>,
  say: typeof t.aboutThem,
): string {
  const free = fill(say.times, { shared, wanted });
  const beyond = taken === 0 ? free : fill(say.atAnotherFamily, { count: taken, free });
  return offered > 0 ? fill(say.openOffer, { free: beyond, offered }) : beyond;
}
