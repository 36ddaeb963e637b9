import { changed, type Turn } from '../rows.ts';
import { ofApplications } from './occasions/applications.ts';
import { ofCaregivers } from './occasions/caregivers.ts';
import { ofFamilies } from './occasions/families.ts';
import { ofPlacements } from './occasions/placements.ts';
import { ofRequests } from './occasions/requests.ts';
import { tellersOf } from './occasions/tellers.ts';
import { ofVisits } from './occasions/visits.ts';

const OCCASIONS = [ofHands, ofFamilies, ofRequests, ofApplications, ofPlacements, ofVisits, ofCaregivers];

/** Who should be told what by a step, `nora: invited`, according to its changes. */
export function occasions(turn: Turn): string[] {
  const tellers = tellersOf(turn);
  return OCCASIONS.flatMap((ones) => ones(turn, tellers));
}

/** Staff who are assigned something. */
function ofHands(turn: Turn): string[] {
  return [
    ...changed(turn, 'requests').map((one) => ({ ...one, kind: 'request_given' })),
    ...changed(turn, 'profiles').map((one) => ({ ...one, kind: 'caregiver_given' })),
  ].flatMap(({ from, to, kind }) =>
    to?.holder && to.holder !== from?.holder && to.holder !== turn.by ? [`${to.holder}: ${kind}`] : [],
  );
}
