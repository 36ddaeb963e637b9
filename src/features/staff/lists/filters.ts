import { DAYS } from '../../../domain/availability.ts';
import { CARE_TYPES, options, SKILLS } from '../../../domain/vocabulary.ts';
import type { Filter } from '../../../parts/list-view/Filters.tsx';

export const byCare: Filter = {
  name: 'care',
  label: 'Kind of care',
  all: 'Any care',
  options: options(CARE_TYPES),
};
export const bySkill: Filter = { name: 'skill', label: 'Skill', all: 'Any skill', options: options(SKILLS) };
export const byDay: Filter = {
  name: 'day',
  label: 'Day',
  all: 'Any day',
  options: DAYS.map((label, day) => ({ value: String(day), label })),
};
/** By how its name begins, which a person can read in the address. */
export const byPlace: Filter = { name: 'place', label: 'Town', all: 'Any town' };
/** Who has it in hand: the one who looks, or nobody. */
export const byWhoHasIt = (ownId: string | undefined): Filter => ({
  name: 'has',
  label: 'Who has it',
  all: 'Anyone’s',
  options: [...(ownId ? [{ value: ownId, label: 'Mine' }] : []), { value: 'nobody', label: 'Nobody’s' }],
});
