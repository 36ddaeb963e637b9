import type { ListQuery } from '../lib/list-query.ts';
import type { Client } from '../domain/client.ts';
import type { NamedJob } from '../domain/job-name.ts';
import type { Ending } from '../domain/placement-state.ts';
import { ENDED } from '../domain/list-filters.ts';
import type { AnswersSeen, Terms } from '../domain/terms.ts';
import { ok } from '../lib/result.ts';
import { CLIENT, TERM_COLUMNS } from './application-columns.ts';
import { rest } from './client.ts';
import type { Json } from './database.types.ts';
import { asked, ofJob, PAGE_COLUMNS } from './list-page.ts';
import { asStored } from './names.ts';
import { pageOf, respondOne } from './page-of.ts';
import { respond } from './respond.ts';
import { loadStaffBehind } from './staff-names.ts';
import * as t from './applications.words.ts';

const LISTED =
  'id, client, status, hasApplied, submittedAt, job, caregiverId, fullName, placement, isClosed, isSuspended';
const RECORD =
  `id, status, answered, statusReason, message, mayBeShown, confirmedTimes, hasApplied, introducedAt, introducedRate, job:jobs(id, requestId, title, part, status, visits, availability, start, startsOn, hourlyBudget, reach, request:requests!inner(${CLIENT})), offer:offers(${TERM_COLUMNS}, standsUntil, offeredAt), agreements(side, answer, reason, givenAt, saidBy, saidOn, ${TERM_COLUMNS}), caregiver:caregiver_profiles(userId, status, fullName, phone, experienceYears, hourlyRate, about, reviewed:reviewed_profiles(fullName, experienceYears, about)), placement:placements(id, ${TERM_COLUMNS}, placedAt, endedAt, correctedAt, endReason, came)` as const;

/** Who said yes by phone or in person, and on which day (yyyy-mm-dd). */
export type Said = { by: string; on: string };

/** A page of applications for the admin; searches the names of caregivers and clients. Sort keys: submitted_at, status. */
export const loadApplications = async (query: ListQuery) =>
  pageOf(
    await respond(
      rest()
        .rpc(
          'list_applications',
          asked(query, query.status === ENDED ? { ended: 'yes' } : { status: query.status }),
        )
        .select(`${PAGE_COLUMNS}, ${LISTED}`)
        .overrideTypes<{ client: Client; job: NamedJob; placement: Ending | null }[]>(),
    ),
  );

/** The applications for one job, oldest first (admin). */
export const loadApplicationsFor = (jobId: string) =>
  respond(
    rest()
      .rpc('list_applications', { ...ofJob(jobId), sort: 'submitted_at', descending: false })
      .select(LISTED)
      .overrideTypes<{ client: Client; job: NamedJob; placement: Ending | null }[]>(),
  );

/** A caregiver's applications and invitations, the latest first (admin). */
export const loadApplicationsOf = (caregiverId: string) =>
  respond(
    rest()
      .from('applications')
      .select(
        `id, status, hasApplied, submittedAt, job:jobs!inner(title, part, request:requests!inner(${CLIENT})), placement:placements(startsOn, endsOn, endedAt, came)`,
      )
      .eq('caregiverId', caregiverId)
      .order('submittedAt', { ascending: false })
      .limit(100),
  );

/** A caregiver's open offers, each with its job (admin). */
export const loadOffersTo = (caregiverId: string) =>
  respond(
    rest()
      .from('applications')
      .select(
        `id, job:jobs!inner(title, part, request:requests!inner(${CLIENT})), offer:offers!inner(visits, availability, startsOn, endsOn)`,
      )
      .eq('caregiverId', caregiverId)
      .in('status', ['offered', 'accepted'])
      .limit(100),
  );

/**
 * One application with its caregiver as approved, its job and placement, the current terms, and both sides' answers
 * with the name of the admin who recorded each (admin).
 */
export async function loadApplication(id: string) {
  const [answer, behind] = await Promise.all([
    respondOne(rest().from('applications').select(RECORD).eq('id', id).maybeSingle()),
    loadStaffBehind(id),
  ]);
  if (!answer.ok) return answer;
  if (!behind.ok) return behind;
  const { reviewed, ...caregiver } = answer.value.caregiver;
  const { request, ...job } = answer.value.job;
  return ok({
    ...answer.value,
    client: request.client as Client,
    job,
    caregiver: { ...caregiver, ...reviewed },
    agreements: answer.value.agreements.map((agreement) => ({
      ...agreement,
      writtenDownBy: agreement.saidBy && (behind.value.get(agreement.side) ?? t.aColleague),
    })),
  });
}

/**
 * Invites a caregiver to apply for an open job, with or without a message (admin). Refusals: job_not_open,
 * already_invited, already_applied, said_no, not_qualified (detail: JSON list of codes), too_many_invited, too_long,
 * reveals_contact.
 */
export const inviteCaregiver = (jobId: string, caregiverId: string, words: string) =>
  respond(rest().rpc('invite_caregiver', { jobId, caregiverId, words }));

/**
 * Records an application that a caregiver made by phone on a day, and whether families may see their profile (admin).
 * Refusals: job_not_open, already_applied, not_qualified (detail: JSON list of codes), said_on_invalid,
 * said_before_asked (detail: JSON of {side, day, since}).
 */
export const recordApplication = (jobId: string, caregiverId: string, saidOn: string, mayBeShown: boolean) =>
  respond(
    rest().rpc('record_application', {
      jobId,
      caregiverId,
      saidOn,
      mayBeShown,
    }),
  );

/** Puts an application on the shortlist (admin). */
export const shortlistApplication = (id: string) =>
  respond(rest().rpc('shortlist_application', { applicationId: id }));

/** Reopens a declined application (admin). Refusals: application_step_not_allowed, job_not_open. */
export const reconsiderApplication = (id: string) =>
  respond(rest().rpc('reconsider_application', { applicationId: id }));

/**
 * Introduces an applicant to the family with a reason; `answeredAt` is the latest answer that was seen (admin).
 * Refusals: answers_changed, application_step_not_allowed, job_not_open, not_agreed_to_be_shown, not_qualified, introduction_missing,
 * too_long, too_many_introduced, reveals_caregiver, profile_reveals_caregiver.
 */
export const introduceApplicant = (id: string, why: string, answeredAt: string | null) =>
  respond(
    rest().rpc('introduce_applicants', { introductions: { [id]: why }, seen: answeredAt ?? '-infinity' }),
  );

/**
 * Offers the job under terms, with the version of the offer and answers that was seen (admin). Without a last day to
 * answer, it stays the same if the terms do. Refusals: changed_meanwhile (detail: {by, at}), same_as_before,
 * application_step_not_allowed, job_not_open, not_qualified (detail: JSON list of codes), times_invalid, times_taken
 * (detail: JSON list of {placement, client, job, visits, availability}), rate_invalid, starts_on_invalid,
 * ends_on_invalid, stands_until_invalid, answer_after_first_day.
 */
export const offerJob = (id: string, terms: Terms, standsUntil: string, seen: AnswersSeen) =>
  respond(
    rest().rpc('offer_job', {
      applicationId: id,
      ...terms,
      visits: terms.visits as Json,
      standsUntil: standsUntil || null,
      seen: asStored(seen),
    }),
  );

/**
 * Records later that the caregiver agreed to be shown to the family (admin). Refusals: application_step_not_allowed,
 * same_as_before, said_by_missing, said_on_invalid, said_before_asked (detail: as below).
 */
export const recordSharing = (applicationId: string, { by, on }: Said) =>
  respond(rest().rpc('record_sharing', { applicationId, saidBy: by, saidOn: on }));

/**
 * Records an answer by phone of the family or the caregiver, with the version of the offer and answers that was seen
 * (admin). Refusals: application_step_not_allowed, changed_meanwhile (detail: {by, at}), same_as_before,
 * answer_missing, said_by_missing, said_on_invalid, said_before_asked (detail: JSON of {side, day, since}),
 * reason_missing, too_long.
 */
export const recordAgreement = (
  id: string,
  side: 'family' | 'caregiver',
  answer: 'yes' | 'talk' | 'no',
  said: Said,
  reason: string,
  seen: AnswersSeen,
) =>
  respond(
    rest().rpc('record_agreement', {
      applicationId: id,
      side,
      answer,
      saidBy: said.by,
      saidOn: said.on,
      reason,
      seen: asStored(seen),
    }),
  );

/**
 * Declines an application, with a reason that the caregiver reads; `answeredAt` is the latest answer that was seen
 * (admin). Refusals: answers_changed, application_step_not_allowed.
 */
export const declineApplication = (id: string, reason: string, answeredAt: string | null) =>
  respond(rest().rpc('decline_application', { applicationId: id, reason, seen: answeredAt ?? '-infinity' }));

/**
 * Places the applicant under the agreed terms, with the version of the offer and answers that was seen, and with
 * answers by phone (admin). All other applicants for the job get an answer. Refusals: agreement_missing (detail: JSON
 * list of sides), those of `offerJob`, said_by_missing, said_on_invalid, said_before_asked (detail: JSON of {side, day,
 * since}).
 */
export const placeCaregiver = (
  id: string,
  terms: Terms,
  said: { family?: Said | undefined; caregiver?: Said | undefined },
  seen: AnswersSeen,
) =>
  respond(
    rest().rpc('place_caregiver', {
      applicationId: id,
      ...terms,
      visits: terms.visits as Json,
      familySaidBy: said.family?.by,
      familySaidOn: said.family?.on,
      caregiverSaidBy: said.caregiver?.by,
      caregiverSaidOn: said.caregiver?.on,
      seen: asStored(seen),
    }),
  );
