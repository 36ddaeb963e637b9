import type { CareBy } from '../../../data/tracked-request.ts';
import { type ComplaintKind, LONGEST_COMPLAINT } from '../../../domain/complaints.ts';
import { formatNearDay } from '../../../domain/operator.ts';
import type { Failure } from '../../../lib/failure.ts';
import { fill } from '../../../lib/fill.ts';
import type { Result } from '../../../lib/result.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { createForm } from '../../../state/form.ts';
import * as t from './complaint.words.ts';

type Values = { placement: string; kind: string; reason: string };

/** What names someone among the choices: their visit if they were a stand-in, or their placement. */
export const choiceOf = ({ placement, change = placement }: CareBy) => change;

export const nameOf = ({ caregiver, day }: CareBy) =>
  day ? fill(t.cameOn, { caregiver, day: formatNearDay(day) }) : caregiver;

/** A complaint: which caregiver, what about, and what happened. Only some of it is required. */
export const createComplaintForm = (
  careBy: readonly CareBy[],
  draft: string,
  send: (about: CareBy, kind: ComplaintKind, words: string) => Promise<Result<unknown, Failure>>,
) => {
  // If there is only one, nobody is asked.
  const chosen = (value: string) => careBy.find((each) => careBy.length === 1 || choiceOf(each) === value);
  return createForm<Values, unknown>({
    initial: { placement: '', kind: '', reason: '' },
    check: ({ placement, kind, reason }) => ({
      placement: chosen(placement) ? undefined : t.chooseWho,
      kind: kind ? undefined : t.chooseKind,
      reason:
        reason.trim().length > LONGEST_COMPLAINT ? fill(t.shorten, { most: LONGEST_COMPLAINT }) : undefined,
    }),
    submit: ({ placement, kind, reason }) =>
      send(chosen(placement) as CareBy, kind as ComplaintKind, reason.trim()),
    draft: draftStore<Partial<Values>>(draft),
  });
};
