import { type ComplaintKind, LONGEST_COMPLAINT } from '../../../domain/complaints.ts';
import type { Failure } from '../../../lib/failure.ts';
import { fill } from '../../../lib/fill.ts';
import type { Result } from '../../../lib/result.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { createForm } from '../../../state/form.ts';
import * as t from './complaint.words.ts';

type Values = { placement: string; kind: string; reason: string };

/** A complaint: which caregiver, what about, and what happened. Only some of it is required. */
export const createComplaintForm = (
  placements: readonly string[],
  draft: string,
  send: (placement: string, kind: ComplaintKind, words: string) => Promise<Result<unknown, Failure>>,
) =>
  createForm<Values, unknown>({
    initial: { placement: placements.length === 1 ? (placements[0] ?? '') : '', kind: '', reason: '' },
    check: ({ placement, kind, reason }) => ({
      placement: placements.includes(placement) ? undefined : t.chooseWho,
      kind: kind ? undefined : t.chooseKind,
      reason:
        reason.trim().length > LONGEST_COMPLAINT ? fill(t.shorten, { most: LONGEST_COMPLAINT }) : undefined,
    }),
    submit: ({ placement, kind, reason }) => send(placement, kind as ComplaintKind, reason.trim()),
    draft: draftStore<Partial<Values>>(draft),
  });
