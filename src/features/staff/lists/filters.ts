import { searchPlaces } from '../../../data/places.ts';
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
export const byPlace: Filter = {
  name: 'place',
  label: 'Any town',
  suggest: async (query) => {
    const found = await searchPlaces(query);
    if (!found.ok) throw new Error(found.error.code);
    // By its name, which a person can read in the address.
    return [...new Set(found.value.map(({ name }) => name))].map((name) => ({ value: name, label: name }));
  },
  emptyText: 'No town of that name.',
};
/** Who has it in hand: the one who looks, or nobody. */
export const byWhoHasIt = (ownId: string | undefined): Filter => ({
  name: 'has',
  label: 'Who has it',
  all: 'Anyone’s',
  options: [...(ownId ? [{ value: ownId, label: 'Mine' }] : []), { value: 'nobody', label: 'Nobody’s' }],
});
