import { explain } from '../../../domain/explain.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { createForm } from '../../../state/form.ts';
import { saidByFault } from '../applications/said.ts';
import type { Side } from '../applications/terms.ts';
import { lengthFault } from './end-form.ts';
import * as t from './terms-change.words.ts';

export type TermsAnswerInput = { answer: 'yes' | 'no' | ''; saidBy: string; reason: string };

const FIELDS: Readonly<Record<string, keyof TermsAnswerInput>> = {
  said_by_missing: 'saidBy',
  reason_missing: 'reason',
  too_long: 'reason',
};

/** An answer to proposed terms, given by phone or in person, usually by `who`. */
export const createTermsAnswerForm = (
  change: string,
  side: Side,
  who: string,
  record: (
    id: string,
    side: Side,
    accepts: boolean,
    saidBy: string,
    reason: string,
  ) => Promise<Result<unknown, Failure>>,
) =>
  createForm<TermsAnswerInput, unknown>({
    initial: { answer: '', saidBy: who, reason: '' },
    check: ({ answer, saidBy, reason }) => ({
      answer: answer ? undefined : t.chooseAnswer,
      saidBy: saidByFault(saidBy),
      reason:
        answer === 'no' && side === 'caregiver' && !reason.trim() ? t.writeWhy : lengthFault(reason.trim()),
    }),
    submit: ({ answer, saidBy, reason }) =>
      record(change, side, answer === 'yes', saidBy.trim(), answer === 'no' ? reason.trim() : ''),
    faultsOf(failure) {
      const field = FIELDS[failure.code];
      return field ? { [field]: explain(failure) } : {};
    },
    draft: draftStore<Partial<TermsAnswerInput>>(`terms-answer:${change}:${side}`),
  });
