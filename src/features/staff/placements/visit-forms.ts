import { explain } from '../../../domain/explain.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { createForm } from '../../../state/form.ts';
import type { VisitMove, VisitSaid } from '../../../data/visits.ts';
import { clockInWords } from '../../../lib/clock.ts';
import { fill } from '../../../lib/fill.ts';
import { saidByFault } from '../applications/said.ts';
import { lengthFault } from './end-form.ts';
import * as t from './words.ts';

type Said = Pick<VisitSaid, 'saidBy' | 'reason'>;

/** What a person said about a visit by phone or in person: who, by default `who`, and why. Sending it twice records it once. */
export const createSayForm = (
  placementId: string,
  visit: Pick<VisitSaid, 'onDate' | 'opens' | 'kind'>,
  who: string,
  say: (said: Omit<VisitSaid, 'placementId'>) => Promise<Result<unknown, Failure>>,
) => {
  const id = crypto.randomUUID();
  const { onDate, opens, kind } = visit;
  return createForm<Said, unknown>({
    initial: { saidBy: who, reason: '' },
    check: ({ saidBy, reason }) => ({ saidBy: saidByFault(saidBy), reason: lengthFault(reason.trim()) }),
    submit: ({ saidBy, reason }) =>
      say({ id, onDate, opens, kind, saidBy: saidBy.trim(), reason: reason.trim() }),
    faultsOf: (failure) => (failure.code === 'said_by_missing' ? { saidBy: explain(failure) } : {}),
    draft: draftStore<Partial<Said>>(`visit:${placementId}:${onDate}:${opens}:${kind}`),
  });
};

type Move = Said & { toDay: string; toTime: string };

/** Another time for a visit: when, who said so, and why. Sending it twice moves it once. */
export const createMoveForm = (
  placementId: string,
  { onDate, opens }: Pick<VisitSaid, 'onDate' | 'opens'>,
  move: (move: Omit<VisitMove, 'placementId'>) => Promise<Result<unknown, Failure>>,
) => {
  const id = crypto.randomUUID();
  return createForm<Move, unknown>({
    initial: { toDay: onDate, toTime: clockInWords(opens).padStart(5, '0'), saidBy: '', reason: '' },
    check: ({ toDay, toTime, saidBy, reason }) => ({
      toDay: toDay ? undefined : t.chooseDay,
      toTime:
        !toTime || (toDay === onDate && minuteOf(toTime) === opens)
          ? fill(t.chooseOtherTime, { time: clockInWords(opens) })
          : undefined,
      saidBy: saidByFault(saidBy),
      reason: lengthFault(reason.trim()),
    }),
    submit: ({ toDay, toTime, saidBy, reason }) =>
      move({
        ...{ id, onDate, opens, toDay, toOpens: minuteOf(toTime) },
        ...{ saidBy: saidBy.trim(), reason: reason.trim() },
      }),
    faultsOf(failure) {
      if (failure.code === 'moved_to_invalid') return { toDay: explain(failure) };
      if (failure.code === 'cannot_move') return { toTime: explain(failure) };
      return failure.code === 'said_by_missing' ? { saidBy: explain(failure) } : {};
    },
    draft: draftStore<Partial<Move>>(`visit:${placementId}:${onDate}:${opens}:move`),
  });
};

const minuteOf = (time: string): number => {
  const [hours, minutes] = time.split(':').map(Number);
  return 60 * (hours ?? 0) + (minutes ?? 0);
};

/** As in `invite_to_cover`. */
const MOST_INVITED = 20;

/** Refusals of the person chosen to cover. */
const CANNOT_COME: readonly string[] = ['cannot_cover', 'family_said_no'];

type Cover = { caregiverId: string; saidBy: string };

/** Who covers the visit, and who said so. */
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
      if (CANNOT_COME.includes(failure.code)) return { caregiverId: explain(failure) };
      return failure.code === 'said_by_missing' ? { saidBy: explain(failure) } : {};
    },
    draft: draftStore<Partial<Cover>>(`cover:${change}`),
    // Not kept, since that caregiver may not be free any more.
    unkept: ['caregiverId'],
  });

/** The caregivers invited to cover. */
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
    faultsOf: (failure) => (CANNOT_COME.includes(failure.code) ? { caregivers: explain(failure) } : {}),
  });
