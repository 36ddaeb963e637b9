import type { MovedFrom } from '../domain/visit-state.ts';
import type { VisitChange } from '../domain/visits.ts';
import { rest } from './client.ts';
import { respond } from './respond.ts';

const VISIT =
  'onDate, opens, closes, changeId, kind, reason, saidBy, coveredBy, coveredName, settledAt, note, returns, moved' as const;

/** What is different on a visit; null of all where it is as agreed. */
type Changed = {
  changeId: string | null;
  kind: VisitChange | null;
  reason: string | null;
  /** Who told staff so; null where it was said on a page. */
  saidBy: string | null;
  /** Who comes instead; by name alone once that account is gone. */
  coveredBy: string | null;
  coveredName: string | null;
  /** When a stand-in was found, or staff noted what they did. */
  settledAt: string | null;
  note: string | null;
  /** Whether the caregiver can’t come, or a stand-in does, once it is cancelled. */
  returns: boolean | null;
  /** Where it is moved, by which change, and who said so. */
  moved: (MovedFrom & { change: string; saidBy: string | null }) | null;
};

/** The visits of a placement from one day to another (yyyy-mm-dd), at most nine weeks, the first ones first (admin). */
export const loadVisits = (placementId: string, firstDay: string, lastDay: string) =>
  respond(
    rest().rpc('list_visits', { firstDay, lastDay, placementId }).select(VISIT).overrideTypes<Changed[]>(),
  );

/** What is said about a visit. Its id is made by the sender, so that what is sent twice counts once. */
export type VisitSaid = {
  id: string;
  placementId: string;
  onDate: string;
  opens: number;
  kind: VisitChange;
  saidBy: string;
  reason: string;
};

/**
 * Records what a person said about a visit by phone or in person. The reason may be empty. Those concerned are told
 * (admin). Refusals: placement_ended, said_by_missing, no_visit_then, visit_over, visit_to_come, first_day_confirmed,
 * visit_changed, too_long.
 */
export const recordVisitChange = ({ reason, ...said }: VisitSaid) =>
  respond(rest().rpc('record_visit_change', { ...said, reason: reason || null }));

/** Where a visit is moved to, once; the id is made where it is said. */
export type VisitMove = Omit<VisitSaid, 'kind'> & { toDay: string; toOpens: number };

/**
 * Moves a visit to another time, once, as a person asked by phone or in person. Family and caregiver are told
 * (admin). Refusals: placement_ended, said_by_missing, no_visit_then, visit_over, visit_changed, moved_to_invalid,
 * cannot_move, too_long.
 */
export const moveVisit = ({ reason, ...move }: VisitMove) =>
  respond(rest().rpc('move_visit', { ...move, reason: reason || null }));

/**
 * Takes it back: the visit takes place after all, or did, or is at its usual time (admin, or the caregiver who said it). Refusals:
 * visit_over, visit_step_not_allowed, visit_changed, cannot_move.
 */
export const takeBackVisitChange = (id: string) => respond(rest().rpc('take_back_visit_change', { id }));

/** Who could come instead of a caregiver that can’t, those who know the family first, 50 at most, and what came of an invitation; last, who was invited and can’t come any more (admin). */
export const loadCovers = (changeId: string) =>
  respond(
    rest()
      .rpc('covers_for', { id: changeId })
      .select('caregiverId, caregiverName, phone, km, isKnown, invited')
      .overrideTypes<
        { phone: string | null; km: number | null; invited: 'invited' | 'no' | 'busy' | null }[]
      >(),
  );

/**
 * Records that a stand-in told staff they will come. All concerned are told (admin). Refusals:
 * visit_step_not_allowed, visit_over, said_by_missing, cannot_cover.
 */
export const coverVisit = (changeId: string, caregiverId: string, saidBy: string) =>
  respond(rest().rpc('cover_visit', { id: changeId, caregiverId, saidBy }));

/**
 * Invites caregivers to come instead, 20 at most; the first yes covers the visit (admin). Refusals: visit_step_not_allowed, visit_over,
 * cannot_cover, too_many_invited.
 */
export const inviteToCover = (changeId: string, caregivers: readonly string[]) =>
  respond(rest().rpc('invite_to_cover', { id: changeId, caregivers: [...caregivers] }));

/** What staff did about a visit to which nobody comes or came, which settles it (admin). Refusals: visit_step_not_allowed, reason_missing, too_long. */
export const settleVisit = (changeId: string, words: string) =>
  respond(rest().rpc('settle_visit', { id: changeId, words }));
