import type { FamilyVisit, PlacedCaregiver } from '../../../data/tracked-request.ts';
import * as t from './visits.words.ts';

/** The first name of the caregiver agreed on for a visit. */
export const nameOfVisit = ({ placement }: FamilyVisit, caregivers: readonly PlacedCaregiver[]) =>
  caregivers
    .find((one) => one.placement === placement)
    ?.name.split(' ', 1)
    .join('') ?? t.yourCaregiverInList;
