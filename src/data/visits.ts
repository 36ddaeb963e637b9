import type { MovedFrom } from '../domain/visit-state.ts';
import type { VisitChange } from '../domain/visits.ts';
import { rest } from './client.ts';
import { respond } from './respond.ts';

const VISIT =
  'onDate, opens, closes, minutes, changeId, kind, reason, saidBy, coveredBy, coveredName, settledAt, note, returns, moved' as const;

/** What is different about a visit. All null if it is as agreed on. */
type Changed = {
  changeId: string | null;
  kind: VisitChange | null;
  reason: string | null;
  /** Who told staff; null if it was said on a page. */
  saidBy: string | null;
  /** The stand-in. Only the name is left once the account is gone. */
  coveredBy: string | null;
  coveredName: string | null;
  /** When a stand-in was found, or staff recorded what they did. */
  settledAt: string | null;
  note: string | null;
  /** What is true again if this change is undone: the caregiver can’t come, perhaps with a stand-in. */
  returns: boolean | null;
  /** If it is moved: the earlier time, the change, and who said so. */
  moved: (MovedFrom & { change: string; saidBy: string | null }) | null;
};

/** The visits of a placement between two days (yyyy-mm-dd), at most nine weeks, earliest first (admin). */
export const loadVisits = (placementId: string, firstDay: string, lastDay: string) =>
  respond(
    rest()
      .rpc('list_visits', { firstDay, lastDay, placementId })
      .select(VISIT)
      .overrideTypes<(Changed & { minutes: number | null })[]>(),
  );

/** A change of a visit. The client makes its id, so that sending it twice counts once. */
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
 * Records a change of a visit that someone told staff by phone or in person. The reason may be empty. The
 * people concerned are told (admin). Refusals: placement_ended, said_by_missing, no_visit_then, visit_over,
 * visit_to_come, first_day_confirmed, visit_changed, too_long.
 */
export const recordVisitChange = ({ reason, ...said }: VisitSaid) =>
  respond(rest().rpc('record_visit_change', { ...said, reason: reason || null }));

/** A move of a visit. The client makes its id. */
export type VisitMove = Omit<VisitSaid, 'kind'> & { toDay: string; toOpens: number };

/**
 * Moves a visit to another time, once, as a person asked by phone or in person. Family and caregiver are told
 * (admin). Refusals: placement_ended, said_by_missing, no_visit_then, visit_over, first_day_confirmed, visit_changed,
 * moved_to_invalid, cannot_move, too_long.
 */
export const moveVisit = ({ reason, ...move }: VisitMove) =>
  respond(rest().rpc('move_visit', { ...move, reason: reason || null }));

/**
 * Undoes a change: the visit takes place after all, or did, or is at its usual time (admin, or the caregiver
 * who made it). Refusals: visit_over, visit_step_not_allowed, visit_changed, cannot_move.
 */
export const takeBackVisitChange = (id: string) => respond(rest().rpc('take_back_visit_change', { id }));

/**
 * Possible stand-ins, 50 at most, those who know the family first, each with the status of their invitation. Last are
 * invited caregivers who can’t come any more (admin).
 */
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
 * visit_step_not_allowed, visit_over, said_by_missing, family_said_no, cannot_cover.
 */
export const coverVisit = (changeId: string, caregiverId: string, saidBy: string) =>
  respond(rest().rpc('cover_visit', { id: changeId, caregiverId, saidBy }));

/**
 * Invites caregivers to cover, 20 at most. The first yes covers the visit (admin). Refusals: visit_step_not_allowed,
 * visit_over, family_said_no, cannot_cover, too_many_invited.
 */
export const inviteToCover = (changeId: string, caregivers: readonly string[]) =>
  respond(rest().rpc('invite_to_cover', { id: changeId, caregivers: [...caregivers] }));

/**
 * Settles a visit to which nobody comes or came, with what staff did (admin). Refusals:
 * visit_step_not_allowed, reason_missing, too_long.
 */
export const settleVisit = (changeId: string, words: string) =>
  respond(rest().rpc('settle_visit', { id: changeId, words }));
