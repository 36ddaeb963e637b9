import type { MessageAbout } from '../../../domain/family-messages.ts';
import { href } from '../../../domain/routes.ts';
import type { RequestStatus } from '../../../domain/status.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** A request's version, status and placements. */
export type Care = {
  id: string;
  status: RequestStatus;
  placements: readonly { id: string; caregiverName: string; endedAt: string | null }[];
};

/** Opens the dialog for changed terms on the placement’s page. */
export const CHANGE_TERMS = '?ask=change-terms';

const CHANGEABLE: readonly RequestStatus[] = ['submitted', 'in_review', 'open', 'matched'];

/** Where staff make a requested change: in each caregiver's terms, and in the request. */
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
