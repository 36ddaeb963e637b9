import { pageRange, type ListQuery } from '../lib/list-query.ts';
import type { ApplicationStatus } from '../domain/status.ts';
import { ok } from '../lib/result.ts';
import { callerId, rest } from './client.ts';
import { likePattern } from './like-pattern.ts';
import { respond, respondOne, respondPage } from './respond.ts';

const STEPS =
  'submittedAt:submitted_at, shortlistedAt:shortlisted_at, offeredAt:offered_at, placedAt:placed_at, declinedAt:declined_at, withdrawnAt:withdrawn_at';
const OWN = `id, status, statusReason:status_reason, ${STEPS}, job, placement` as const;
const SUMMARY =
  'id, status, submittedAt:submitted_at, job:jobs!inner(id, title), caregiver:caregiver_profiles!inner(fullName:full_name)';
const RECORD =
  `id, status, statusReason:status_reason, message, ${STEPS}, job:jobs(id, requestId:request_id, title, status, startsOn:starts_on), caregiver:caregiver_profiles(userId:user_id, fullName:full_name, phone, experienceYears:experience_years, hourlyRate:hourly_rate, about, reviewed:reviewed_profiles(fullName:full_name, experienceYears:experience_years, about)), placement:placements(id, startsOn:starts_on, placedAt:placed_at)` as const;

/**
 * The signed-in caregiver's applications, newest first. The job is null while the caregiver's profile does not let it be
 * read; the days are yyyy-mm-dd.
 */
export const loadOwnApplications = () =>
  respond(
    // By GET, which the client tries again when the connection is back.
    rest().rpc('my_applications', {}, { get: true }).select(OWN).overrideTypes<
      {
        job: { id: string; title: string; startsOn: string; place: { name: string; region: string } } | null;
        placement: { requestId: string; startsOn: string; endedAt: string | null } | null;
      }[]
    >(),
  );

/** The signed-in caregiver's application for a job, or null. */
export const loadOwnApplicationFor = async (jobId: string) =>
  respond(
    rest()
      .from('applications')
      .select('id, status')
      .eq('job_id', jobId)
      .eq('caregiver_id', await callerId())
      .maybeSingle(),
  );

/** A page of applications for the admin; searches caregiver names. Sort keys: submitted_at, status. */
export async function loadApplications(query: ListQuery) {
  let call = rest().from('applications').select(SUMMARY, { count: 'exact' });
  if (query.status) call = call.eq('status', query.status as ApplicationStatus);
  if (query.search) call = call.ilike('caregiver.full_name', likePattern(query.search));
  const column = query.sort === 'status' ? 'status' : 'submitted_at';
  return respondPage(
    call
      .order(column, { ascending: query.direction === 'asc' })
      .order('id')
      .range(...pageRange(query)),
  );
}

/** The applications for one job, oldest first (admin). */
export const loadApplicationsFor = (jobId: string) =>
  respond(rest().from('applications').select(SUMMARY).eq('job_id', jobId).order('submitted_at').limit(200));

/** One application with its caregiver, as approved, its job and placement (admin). */
export async function loadApplication(id: string) {
  const answer = await respondOne(rest().from('applications').select(RECORD).eq('id', id).maybeSingle());
  if (!answer.ok) return answer;
  const { reviewed, ...caregiver } = answer.value.caregiver;
  return ok({ ...answer.value, caregiver: { ...caregiver, ...reviewed } });
}

/** Applies for a job. Refusals: already_applied, job_not_open, not_qualified (detail: JSON list of codes), too_long. */
export const applyToJob = (jobId: string, message: string) =>
  respond(rest().rpc('apply_to_job', { job_id: jobId, message }));

/** Withdraws one's own application; possible until it is answered. */
export const withdrawApplication = (id: string) =>
  respond(rest().rpc('withdraw_application', { application_id: id }));

/** Puts an application on the short list (admin). */
export const shortlistApplication = (id: string) =>
  respond(rest().rpc('shortlist_application', { application_id: id }));

/** Offers the job to the applicant (admin). */
export const offerJob = (id: string) => respond(rest().rpc('offer_job', { application_id: id }));

/** Declines an application, with the reason that the caregiver reads (admin). */
export const declineApplication = (id: string, reason: string) =>
  respond(rest().rpc('decline_application', { application_id: id, reason }));

/**
 * Places the applicant (admin); everyone else who waits for the job is answered. `startsOn` is yyyy-mm-dd, empty for the
 * job's own day. Refusals: job_not_open, starts_on_invalid, not_qualified (detail: JSON list of codes).
 */
export const placeCaregiver = (id: string, startsOn: string) =>
  respond(rest().rpc('place_caregiver', { application_id: id, starts_on: startsOn || undefined }));
