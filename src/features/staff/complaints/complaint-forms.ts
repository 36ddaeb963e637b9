import type { Outcome, Recorded, Settled, Severity, Told } from '../../../data/complaints.ts';
import { type ComplaintKind, LONGEST_COMPLAINT } from '../../../domain/complaints.ts';
import { explain } from '../../../domain/explain.ts';
import type { Failure } from '../../../lib/failure.ts';
import { fill } from '../../../lib/fill.ts';
import type { Result } from '../../../lib/result.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { createForm } from '../../../state/form.ts';
import { saidByFault } from '../applications/said.ts';
import * as t from './words.ts';

const wordsFault = (words: string) =>
  words.trim() === ''
    ? t.faults.words
    : words.trim().length > LONGEST_COMPLAINT
      ? fill(t.faults.long, { most: LONGEST_COMPLAINT })
      : undefined;

type RecordValues = { side: string; kind: string; saidBy: string; words: string };

/** A complaint that a family or a caregiver told staff. Sending it twice records it once. */
export function createRecordForm(
  placement: string,
  record: (complaint: Recorded) => Promise<Result<unknown, Failure>>,
) {
  const id = crypto.randomUUID();
  return createForm<RecordValues, unknown>({
    initial: { side: '', kind: '', saidBy: '', words: '' },
    check: ({ side, kind, saidBy, words }) => ({
      side: side ? undefined : t.faults.side,
      kind: kind ? undefined : t.faults.kind,
      saidBy: saidByFault(saidBy),
      words: wordsFault(words),
    }),
    submit: ({ side, kind, saidBy, words }) =>
      record({
        id,
        side: side as Recorded['side'],
        kind: kind as ComplaintKind,
        saidBy: saidBy.trim(),
        words: words.trim(),
      }),
    faultsOf: (failure) => (failure.code === 'said_by_missing' ? { saidBy: explain(failure) } : {}),
    draft: draftStore<Partial<RecordValues>>(`complaint:${placement}`),
  });
}

type SettleValues = { kind: string; severity: string; outcome: string; told: string[]; words: string };

/** The outcome of a complaint. A reopened one begins with its earlier outcome. */
export const createSettleForm = (
  complaint: {
    id: string;
    kind: ComplaintKind;
    severity: Severity | null;
    outcome: Outcome | null;
    told: readonly Told[];
    outcomeWords: string | null;
  },
  settle: (settled: Settled) => Promise<Result<unknown, Failure>>,
) =>
  createForm<SettleValues, unknown>({
    initial: {
      kind: complaint.kind,
      severity: complaint.severity ?? '',
      outcome: complaint.outcome ?? '',
      told: [...complaint.told],
      words: complaint.outcomeWords ?? '',
    },
    check: ({ severity, outcome, told, words }) => ({
      severity: severity ? undefined : t.faults.severity,
      outcome: outcome ? undefined : t.faults.outcome,
      told: told.length > 0 ? undefined : t.faults.told,
      words: wordsFault(words),
    }),
    submit: ({ kind, severity, outcome, told, words }) =>
      settle({
        kind: kind as ComplaintKind,
        severity: severity as Severity,
        outcome: outcome as Outcome,
        told: told as Told[],
        words: words.trim(),
      }),
    draft: draftStore<Partial<SettleValues>>(`complaint-outcome:${complaint.id}`),
  });
