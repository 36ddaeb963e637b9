import { reasonFault } from '../../../parts/reason-dialog/reason-form.ts';
import { outcomeOf } from '../../../state/outcome-of.ts';
import { createForm } from '../../../state/form.ts';
import { draftStore } from '../../../state/draft-store.ts';
import type { AtWork, UserStore } from './user-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** Why an account is deactivated, and who takes over what it owns; empty means nobody. */
export const createDeactivateForm = (id: string, deactivate: UserStore['deactivate']) =>
  createForm({
    initial: { reason: '', handTo: '' },
    check: ({ reason }) => ({ reason: reasonFault(reason.trim(), false) }),
    submit: ({ reason, handTo }) => outcomeOf(deactivate)(reason.trim(), handTo || null),
    draft: draftStore<{ reason?: string; handTo?: string }>(`deactivate:${id}`),
  });

/** What deactivating an account affects, line by line. The field below says who takes over. */
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
