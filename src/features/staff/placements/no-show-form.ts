import { explain } from '../../../domain/explain.ts';
import { lastAgreedDay } from '../../../domain/first-day.ts';
import { today } from '../../../domain/operator.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { createForm } from '../../../state/form.ts';
import { lengthFault } from './end-form.ts';
import type { PlacementRecord } from './placement-screen.ts';
import * as t from './words.ts';

type NoShow = { onDate: string; note: string };

type Visits = Pick<PlacementRecord, 'id' | 'availability' | 'endsOn'>;

/** A visit that was missed: on which day, the latest unless said otherwise, and what happened. */
export const createNoShowForm = (
  { id, availability, endsOn }: Visits,
  report: (onDate: string, note: string) => Promise<Result<unknown, Failure>>,
) =>
  createForm<NoShow, unknown>({
    initial: { onDate: lastAgreedDay(availability, endsOn && endsOn < today() ? endsOn : today()), note: '' },
    check: ({ onDate, note }) => ({
      onDate: onDate ? undefined : t.enterDayOfVisit,
      note: lengthFault(note.trim()),
    }),
    submit: ({ onDate, note }) => report(onDate, note.trim()),
    faultsOf: (failure) => (failure.code === 'no_visit_then' ? { onDate: explain(failure) } : {}),
    draft: draftStore<Partial<NoShow>>(`no-show:${id}`),
    // Kept until later, the latest would be another day.
    unkept: ['onDate'],
  });

/** That a visit was missed, taken back: of the one on which day, the last one unless said otherwise, and why. */
export const createTakeBackForm = (
  { id, missedOn }: Pick<PlacementRecord, 'id' | 'missedOn'>,
  takeBack: (onDate: string, note: string) => Promise<Result<unknown, Failure>>,
) =>
  createForm<NoShow, unknown>({
    initial: { onDate: missedOn.at(-1) ?? '', note: '' },
    check: ({ onDate, note }) => ({
      onDate: missedOn.includes(onDate) ? undefined : t.chooseRecordedDay,
      note: lengthFault(note.trim()),
    }),
    submit: ({ onDate, note }) => takeBack(onDate, note.trim()),
    faultsOf: (failure) => (failure.code === 'visit_not_missed' ? { onDate: explain(failure) } : {}),
    draft: draftStore<Partial<NoShow>>(`take-back-no-show:${id}`),
    unkept: ['onDate'],
  });
