import type { Family } from '../family.ts';
import { openFamilies } from './open.ts';
import { otherFamilies } from './other.ts';

/** All requests of the demo. */
export const families: readonly Family[] = [...openFamilies, ...otherFamilies];
