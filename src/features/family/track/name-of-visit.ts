import type { FamilyVisit, PlacedCaregiver } from '../../../data/tracking.ts';
import * as t from './visits.words.ts';

/** Who was agreed on for a visit, by the first name. */
export const nameOfVisit = ({ placement }: FamilyVisit, caregivers: readonly PlacedCaregiver[]) =>
  caregivers
    .find((one) => one.placement === placement)
    ?.name.split(' ', 1)
    .join('') ?? t.yourCaregiverInList;
