import { callerId, rest } from './client.ts';
import type { Offer } from './own-applications.ts';
import { respond } from './respond.ts';

/** The signed-in caregiver's application for a job, or null. */
export const loadOwnApplicationFor = async (jobId: string) =>
  respond(
    rest()
      .from('applications')
      .select('id, status, hasApplied, placement:placements(startsOn, endsOn, endedAt, came)')
      .eq('jobId', jobId)
      .eq('caregiverId', await callerId())
      .maybeSingle(),
  );

type NewApplication = { jobId: string; message: string; mayBeShown: boolean; times?: number | undefined };

/**
 * Applies for a job, for these of its times; with `mayBeShown` families may see the profile. Sent twice with one id, it
 * counts once. Refusals: already_applied, job_not_open, not_qualified (detail: JSON list of codes), too_long,
 * times_not_asked.
 */
export const applyToJob = (sendingId: string, { jobId, message, mayBeShown, times }: NewApplication) =>
  respond(rest().rpc('apply_to_job', { jobId, message, mayBeShown, times, sendingId }));

/** Sets whether families may see the caregiver’s profile. Refusals: application_step_not_allowed, once a family has. */
export const chooseToBeShown = (id: string, wanted: boolean) =>
  respond(rest().rpc('choose_to_be_shown', { applicationId: id, wanted }));

/** Withdraws the caller's own application, until a caregiver is placed. */
export const withdrawApplication = (id: string) =>
  respond(rest().rpc('withdraw_application', { applicationId: id }));

/**
 * Answers the offer on the caregiver's screen. A no needs a reason. Refusals: application_step_not_allowed,
 * offer_expired, offer_changed, reason_missing, too_long.
 */
export const answerOffer = (id: string, accepts: boolean, reason: string, { offeredAt }: Offer) =>
  respond(rest().rpc('answer_offer', { applicationId: id, accepts, reason, offeredAt }));
