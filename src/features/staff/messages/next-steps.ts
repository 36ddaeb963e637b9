import type { MessageAbout } from '../../../domain/family-messages.ts';
import { href } from '../../../domain/routes.ts';
import type { RequestStatus } from '../../../domain/status.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** The current version of a request, and its current and former caregivers. */
export type Care = {
  id: string;
  status: RequestStatus;
  placements: readonly { id: string; caregiverName: string; endedAt: string | null }[];
};

/** The placement’s page asks for changed terms at once. */
export const CHANGE_TERMS = '?ask=change-terms';

const CHANGEABLE: readonly RequestStatus[] = ['submitted', 'in_review', 'open', 'matched'];

/** Where the change is made that a family asks for: in the terms of who comes, and in what its request asks for. */
export function nextStepsOf(about: MessageAbout, { id, status, placements }: Care) {
  if (about === 'question' || about === 'other') return [];
  const steps = placements
    .filter(({ endedAt }) => !endedAt)
    .map((placement) => ({
      label: fill(about === 'caregiver' ? t.openPlacement : t.changeTerms, { name: placement.caregiverName }),
      path: href('adminPlacement', { id: placement.id }) + (about === 'caregiver' ? '' : CHANGE_TERMS),
    }));
  return CHANGEABLE.includes(status) && about !== 'caregiver'
    ? [...steps, { label: t.changeRequest, path: `${href('adminRequestNew')}?change=${id}` }]
    : steps;
}
