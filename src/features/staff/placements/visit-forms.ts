import { explain } from '../../../domain/explain.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { createForm } from '../../../state/form.ts';
import type { VisitSaid } from '../../../data/visits.ts';
import { saidByFault } from '../applications/said.ts';
import { lengthFault } from './end-form.ts';
import * as t from './words.ts';

type Said = Pick<VisitSaid, 'saidBy' | 'reason'>;

/** What somebody said of a visit by phone or in person: who, and why. Sent again, it is the same. */
export const createSayForm = (
  placementId: string,
  visit: Pick<VisitSaid, 'onDate' | 'opens' | 'kind'>,
  say: (said: Omit<VisitSaid, 'placementId'>) => Promise<Result<unknown, Failure>>,
) => {
  const id = crypto.randomUUID();
  const { onDate, opens, kind } = visit;
  return createForm<Said, unknown>({
    initial: { saidBy: '', reason: '' },
    check: ({ saidBy, reason }) => ({ saidBy: saidByFault(saidBy), reason: lengthFault(reason.trim()) }),
    submit: ({ saidBy, reason }) =>
      say({ id, onDate, opens, kind, saidBy: saidBy.trim(), reason: reason.trim() }),
    faultsOf: (failure) => (failure.code === 'said_by_missing' ? { saidBy: explain(failure) } : {}),
    draft: draftStore<Partial<Said>>(`visit:${placementId}:${onDate}:${opens}:${kind}`),
  });
};

/** As in `invite_to_cover`. */
const MOST_INVITED = 20;

type Cover = { caregiverId: string; saidBy: string };

/** Who comes instead, and who said so. */
export const createCoverForm = (
  change: string,
  cover: (change: string, caregiver: string, saidBy: string) => Promise<Result<unknown, Failure>>,
) =>
  createForm<Cover, unknown>({
    initial: { caregiverId: '', saidBy: '' },
    check: ({ caregiverId, saidBy }) => ({
      caregiverId: caregiverId ? undefined : t.chooseWhoComes,
      saidBy: saidByFault(saidBy),
    }),
    submit: ({ caregiverId, saidBy }) => cover(change, caregiverId, saidBy.trim()),
    faultsOf(failure) {
      if (failure.code === 'cannot_cover') return { caregiverId: explain(failure) };
      return failure.code === 'said_by_missing' ? { saidBy: explain(failure) } : {};
    },
    draft: draftStore<Partial<Cover>>(`cover:${change}`),
    // Who was free then may not be by now.
    unkept: ['caregiverId'],
  });

/** Which caregivers are asked to come instead. */
export const createInviteForm = (
  change: string,
  invite: (change: string, caregivers: string[]) => Promise<Result<unknown, Failure>>,
) =>
  createForm<{ caregivers: string[] }, unknown>({
    initial: { caregivers: [] },
    check: ({ caregivers }) => ({
      caregivers:
        (caregivers.length === 0 && t.chooseInvited) ||
        (caregivers.length > MOST_INVITED && t.chooseFewer) ||
        undefined,
    }),
    submit: ({ caregivers }) => invite(change, caregivers),
    faultsOf: (failure) => (failure.code === 'cannot_cover' ? { caregivers: explain(failure) } : {}),
  });
