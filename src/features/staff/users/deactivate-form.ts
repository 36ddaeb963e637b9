import { reasonFault } from '../../../parts/reason-dialog/reason-form.ts';
import { outcomeOf } from '../../../state/action.ts';
import { createForm } from '../../../state/form.ts';
import { draftStore } from '../../../state/draft-store.ts';
import type { AtWork, UserStore } from './user-screen.ts';

/** Why an account is closed, and to which colleague goes what it has in hand; an empty choice is nobody. */
export const createDeactivateForm = (id: string, deactivate: UserStore['deactivate']) =>
  createForm({
    initial: { reason: '', handTo: '' },
    check: ({ reason }) => ({ reason: reasonFault(reason.trim(), false) }),
    submit: ({ reason, handTo }) => outcomeOf(deactivate)(reason.trim(), handTo || null),
    draft: draftStore<{ reason?: string; handTo?: string }>(`deactivate:${id}`),
  });

const count = (many: number, one: string) => (many === 1 ? `One ${one}` : `${many} ${one}s`);

/** What closing an account touches, line by line; of what it has in hand the choice below says where it goes. */
export function touchedBy({
  placements,
  applications,
  holding,
}: Pick<AtWork, 'placements' | 'applications' | 'holding'>): string[] {
  const lines = [];
  if (placements > 0)
    lines.push(
      `${count(placements, 'placement')} ${placements === 1 ? 'ends' : 'end'} at once: the families are told, and the jobs are open again.`,
    );
  if (applications > 0)
    lines.push(
      `${count(applications, 'application')} ${applications === 1 ? 'waits' : 'wait'} for an answer, and nobody can be placed by ${applications === 1 ? 'it' : 'them'} any more.`,
    );
  if (holding > 0)
    lines.push(
      `${count(holding, 'thing')} in hand: ${holding === 1 ? 'it goes' : 'they go'} to whom you choose below.`,
    );
  return lines.length > 0 ? lines : ['Nothing is open that would end with it.'];
}
