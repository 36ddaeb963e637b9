import { reasonFault } from '../../../parts/reason-dialog/reason-form.ts';
import { outcomeOf } from '../../../state/outcome-of.ts';
import { createForm } from '../../../state/form.ts';
import { draftStore } from '../../../state/draft-store.ts';
import type { AtWork, UserStore } from './user-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** Why an account is closed, and which colleague takes over what it owns; an empty choice is nobody. */
export const createDeactivateForm = (id: string, deactivate: UserStore['deactivate']) =>
  createForm({
    initial: { reason: '', handTo: '' },
    check: ({ reason }) => ({ reason: reasonFault(reason.trim(), false) }),
    submit: ({ reason, handTo }) => outcomeOf(deactivate)(reason.trim(), handTo || null),
    draft: draftStore<{ reason?: string; handTo?: string }>(`deactivate:${id}`),
  });

/** What closing an account affects, line by line. The choice below says who takes over what it owns. */
export function touchedBy({
  placements,
  applications,
  holding,
}: Pick<AtWork, 'placements' | 'applications' | 'holding'>): string[] {
  const lines = [];
  if (placements > 0) lines.push(fill(t.placementsEnd, { count: placements }));
  if (applications > 0) lines.push(fill(t.applicationsWait, { count: applications }));
  if (holding > 0) lines.push(fill(t.thingsInHand, { count: holding }));
  return lines.length > 0 ? lines : [t.nothingOpenWouldEnd];
}
