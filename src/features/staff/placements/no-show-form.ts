import { explain } from '../../../domain/explain.ts';
import { today } from '../../../domain/operator.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { createForm } from '../../../state/form.ts';
import { lengthFault } from './end-form.ts';
import * as t from './words.ts';

type NoShow = { onDate: string; note: string };

/** A visit that was missed: on which day, and what happened. */
export const createNoShowForm = (
  id: string,
  report: (onDate: string, note: string) => Promise<Result<unknown, Failure>>,
) =>
  createForm<NoShow, unknown>({
    initial: { onDate: today(), note: '' },
    check: ({ onDate, note }) => ({
      onDate: onDate ? undefined : t.enterDayOfVisit,
      note: lengthFault(note.trim()),
    }),
    submit: ({ onDate, note }) => report(onDate, note.trim()),
    faultsOf: (failure) => (failure.code === 'no_visit_then' ? { onDate: explain(failure) } : {}),
    draft: draftStore<Partial<NoShow>>(`no-show:${id}`),
    // Kept until tomorrow, today would be another day.
    unkept: ['onDate'],
  });
