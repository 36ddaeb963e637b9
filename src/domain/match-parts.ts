import { formatDate, formatDistance } from './operator.ts';

/** A part of the matching score, and what it comes from; what is not known is null (`private.match_parts`). */
export type MatchPart = { points: number; maximum: number } & (
  | { part: 'skills' | 'languages'; shared: number; wanted: number }
  | { part: 'availability'; shared: number; wanted: number; taken: number; awayUntil: string | null }
  | { part: 'distance'; km: number | null; radiusKm: number | null }
  | { part: 'experience'; years: number | null }
  | { part: 'rate'; hasBudget: boolean; isWithin: boolean | null }
);

export const PART_NAMES: Record<MatchPart['part'], string> = {
  skills: 'Skills',
  availability: 'Times',
  distance: 'Distance',
  languages: 'Languages',
  experience: 'Experience',
  rate: 'Rate',
};

const UNKNOWN = 'Not known yet';

/** Why a part has its points. */
export function wordPart(of: MatchPart): string {
  switch (of.part) {
    case 'skills':
      return of.wanted === 0
        ? 'No special skills are asked for'
        : `Has ${of.shared} of ${of.wanted} skills asked for`;
    case 'availability':
      return of.awayUntil === null ? wordTimes(of) : `Away until ${formatDate(of.awayUntil)}`;
    case 'distance':
      if (of.km === null || of.radiusKm === null) return UNKNOWN;
      return of.km < 1
        ? 'Works in the same place'
        : `${formatDistance(of.km)} away, travels up to ${formatDistance(of.radiusKm)}`;
    case 'languages':
      return of.wanted === 0
        ? 'No particular language is asked for'
        : `Speaks ${of.shared} of ${of.wanted} languages asked for`;
    case 'experience':
      if (of.years === null) return UNKNOWN;
      if (of.years === 0) return 'New to care work';
      return of.years === 1 ? '1 year of experience' : `${of.years} years of experience`;
    case 'rate':
      if (!of.hasBudget) return 'No budget is set';
      if (of.isWithin === null) return UNKNOWN;
      return of.isWithin ? 'Rate is within the budget' : 'Rate is above the budget';
  }
}

function wordTimes({ shared, wanted, taken }: Extract<MatchPart, { part: 'availability' }>): string {
  const free = `Free for ${shared} of ${wanted} times asked for`;
  if (taken === 0) return free;
  return `${free}; ${taken} ${taken === 1 ? 'is' : 'are'} with another family`;
}
