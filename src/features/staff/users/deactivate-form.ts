import { reasonFault } from '../../../parts/reason-dialog/reason-form.ts';
import { outcomeOf } from '../../../state/action.ts';
import { createForm } from '../../../state/form.ts';
import { draftStore } from '../../../state/draft-store.ts';
import type { AtWork, UserStore } from './user-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** Why an account is closed, and to which colleague goes what it has in hand; an empty choice is nobody. */
export const createDeactivateForm = (id: string, deactivate: UserStore['deactivate']) =>
  createForm({
    initial: { reason: '', handTo: '' },
    check: ({ reason }) => ({ reason: reasonFault(reason.trim(), false) }),
    submit: ({ reason, handTo }) => outcomeOf(deactivate)(reason.trim(), handTo || null),
    draft: draftStore<{ reason?: string; handTo?: string }>(`deactivate:${id}`),
  });

const count = (many: number, one: string) => (many === 1 ? fill(t.one, { one }) : `${many} ${one}s`);

/** What closing an account touches, line by line; of what it has in hand the choice below says where it goes. */
export function touchedBy({
  placements,
  applications,
  holding,
}: Pick<AtWork, 'placements' | 'applications' | 'holding'>): string[] {
  const lines = [];
  if (placements > 0)
    lines.push(fill(t.endOnceFamiliesTold, { count: placements, count2: count(placements, 'placement') }));
  if (applications > 0)
    lines.push(
      fill(t.waitAnswerNobodyCan, { count: applications, count2: count(applications, 'application') }),
    );
  if (holding > 0) lines.push(fill(t.handTheyGoWhom, { count: holding, count2: count(holding, 'thing') }));
  return lines.length > 0 ? lines : [t.nothingOpenWouldEnd];
}
