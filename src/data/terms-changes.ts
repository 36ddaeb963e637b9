import type { Terms } from '../domain/terms.ts';
import { rest } from './client.ts';
import type { Json } from './database.types.ts';
import { asStored } from './names.ts';
import { respond } from './respond.ts';

type Side = 'family' | 'caregiver';

/** New terms of a placement from a day on (yyyy-mm-dd). The client makes the id, so that they are proposed once. */
export type TermsProposal = {
  id: string;
  fromDay: string;
  /** A list of WeekVisit, or times as staff say them. */
  visits: unknown;
  hourlyRate: number | null;
  /** Whether the family still needs the times that are left out. */
  stillNeeded: boolean;
  /** Null if it is our wish. */
  askedBy: Side | null;
  /** The reason, which both sides read; may be empty. */
  words: string;
  /** Who has agreed by phone; empty for nobody. */
  familySaidBy: string;
  caregiverSaidBy: string;
};

/**
 * Proposes new terms to both sides; `seen` is the version that was seen (admin). Refusals: placement_ended,
 * change_proposed, terms_differ, changed_meanwhile (detail: {by, at}), from_day_invalid, visits_invalid,
 * same_as_before, rate_invalid, times_taken, times_of_another_job, said_by_missing, too_long.
 */
export const proposeTerms = (placementId: string, proposal: TermsProposal, seen: Terms) =>
  respond(
    rest().rpc('propose_terms', {
      ...proposal,
      placementId,
      visits: proposal.visits as Json,
      words: proposal.words || null,
      familySaidBy: proposal.familySaidBy || null,
      caregiverSaidBy: proposal.caregiverSaidBy || null,
      seen: asStored(seen),
    }),
  );

/**
 * Records a side's answer to proposed terms, given by phone or in person. A caregiver’s no needs a reason (admin).
 * Refusals: placement_ended, change_step_not_allowed, said_by_missing, reason_missing, too_long, terms_not_possible.
 */
export const recordTermsAnswer = (id: string, side: Side, accepts: boolean, saidBy: string, reason: string) =>
  respond(rest().rpc('record_terms_answer', { id, side, accepts, saidBy, reason: reason || null }));

/**
 * Withdraws proposed terms, or cancels agreed ones before their day. Both sides are told (admin). Refusals:
 * placement_ended, change_step_not_allowed, terms_not_possible.
 */
export const withdrawTerms = (id: string) => respond(rest().rpc('withdraw_terms', { id }));
