import { DAYS } from '../../../domain/availability.ts';
import { CARE_TYPES, options, SKILLS } from '../../../domain/vocabulary.ts';
import type { Filter } from '../../../parts/list-view/Filters.tsx';
import * as t from './words.ts';

export const byCare: Filter = {
  name: 'care',
  label: t.kindCare,
  all: t.anyCare,
  options: options(CARE_TYPES),
};
export const bySkill: Filter = { name: 'skill', label: t.skill, all: t.anySkill, options: options(SKILLS) };
export const byDay: Filter = {
  name: 'day',
  label: t.day,
  all: t.anyDay,
  options: DAYS.map((label, day) => ({ value: String(day), label })),
};
/** By the beginning of a town's name, which people can read in the address. */
export const byPlace: Filter = t.byPlace;
/** By owner: the reader, or nobody. */
export const byWhoHasIt = (ownId: string | undefined): Filter => ({
  name: 'has',
  label: t.owner,
  all: t.anyones,
  options: [...(ownId ? [{ value: ownId, label: t.mine }] : []), { value: 'nobody', label: t.nobodys }],
});
