import type { Client } from '../domain/client.ts';
import type { ComplaintKind } from '../domain/complaints.ts';
import { ok } from '../lib/result.ts';
import { CLIENT } from './application-columns.ts';
import { rest } from './client.ts';
import type { Database } from './names.ts';
import { respond } from './respond.ts';

type Enums = Database['public']['Enums'];
export type Severity = Enums['complaint_severity'];
export type Outcome = Enums['complaint_outcome'];
export type Told = Enums['complaint_told'];

const COLUMNS =
  'id, changeId, side, kind, words, saidBy, raisedAt, reopenedAt, severity, outcome, outcomeWords, told, settledAt' as const;

/** The record whose complaints are meant. */
export type About = { of: 'id' | 'requestId' | 'caregiverId'; id: string };

/** The complaints about a placement, a request or a caregiver, open ones first, then the latest (admin). */
export async function loadComplaints({ of, id }: About) {
  const answer = await respond(
    rest()
      .from('placements')
      .select(
        `id, caregiverName, request:requests(${CLIENT}), complaints!inner(${COLUMNS}), changes:visit_changes(id, onDate, coveredName, undoneAt)`,
      )
      .eq(of, id)
      .order('placedAt', { ascending: false })
      .limit(100),
  );
  if (!answer.ok) return answer;
  return ok(
    answer.value
      .flatMap(({ id: placementId, caregiverName, request: { client }, complaints, changes }) =>
        complaints.map((complaint) => ({
          ...complaint,
          placementId,
          caregiverName,
          client: client as Client,
          changes,
        })),
      )
      .toSorted(
        (one, other) =>
          Number(one.settledAt !== null) - Number(other.settledAt !== null) ||
          other.raisedAt.localeCompare(one.raisedAt),
      ),
  );
}

export type Recorded = {
  id: string;
  side: 'family' | 'caregiver';
  kind: ComplaintKind;
  saidBy: string;
  words: string;
};

/**
 * Records a complaint that a family or a caregiver told staff. Sent twice with one id, it counts once (admin).
 * Refusals: said_by_missing, reason_missing, too_long, own_record, complaint_differs, request_erased.
 */
export const recordComplaint = (placementId: string, complaint: Recorded) =>
  respond(rest().rpc('record_complaint', { placementId, ...complaint }));

export type Settled = {
  kind: ComplaintKind;
  severity: Severity;
  outcome: Outcome;
  told: Told[];
  words: string;
};

/**
 * Settles a complaint with its outcome. Its family is told (admin). Refusals: complaint_step_not_allowed,
 * settlement_missing, reason_missing, too_long, own_record.
 */
export const settleComplaint = (complaintId: string, settled: Settled) =>
  respond(rest().rpc('settle_complaint', { complaintId, ...settled }));

/** Reopens a settled complaint (admin). Refusals: complaint_step_not_allowed, own_record, request_erased. */
export const reopenComplaint = (complaintId: string) =>
  respond(rest().rpc('reopen_complaint', { complaintId }));
