import type { FamilyLink } from '../../../data/tracked-request.ts';
import * as t from './links.words.ts';

/** Who has a link: the name that the family gave it, or where it came from. */
export function nameOfLink({ name, purpose, madeBy, knownToStaff }: FamilyLink): string {
  if (name) return name;
  if (purpose !== 'all') return t.linkForPart[purpose];
  // Staff who take a call read its link out.
  return madeBy === 'request' && knownToStaff ? t.givenByPhone : t.linkMadeBy[madeBy];
}
