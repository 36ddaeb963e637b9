import type { Person } from '../person.ts';
import { dublinPeople } from './dublin.ts';
import { northAndWestPeople } from './north-and-west.ts';
import { southPeople } from './south.ts';

/** All caregivers of the demo with a filled-in profile: not the newcomer, and not the legacy record. */
export const people: readonly Person[] = [...dublinPeople, ...southPeople, ...northAndWestPeople];
