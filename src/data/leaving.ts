import type { LeaveReason } from '../domain/leaving.ts';
import { rest } from './client.ts';
import { respond } from './respond.ts';

/** A caregiver's wish to stop: the last day they ask for, yyyy-mm-dd, and why. */
export type LeaveWish = { lastDay: string; reason: LeaveReason; words: string };

/**
 * Says that the signed-in caregiver wants to stop. Sent twice with one id, it counts once. Refusals:
 * placement_not_found, placement_ended, reason_missing, last_day_invalid, too_long, too_many_requests.
 */
export const askToLeave = (id: string, placementId: string, { lastDay, reason, words }: LeaveWish) =>
  respond(rest().rpc('ask_to_leave', { placementId, lastDay, reason, words: words || null, id }));

/** Says that the signed-in caregiver stays after all. Refusals: placement_ended. */
export const takeBackLeave = (placementId: string) => respond(rest().rpc('take_back_leave', { placementId }));

/**
 * Records that a caregiver who asked to stop stays, with words that they are sent; `seen` is when they asked (admin).
 * Refusals: placement_ended, changed_meanwhile, reason_missing, too_long.
 */
export const answerLeave = (placementId: string, words: string, seen: string) =>
  respond(rest().rpc('answer_leave', { placementId, words, seen }));
