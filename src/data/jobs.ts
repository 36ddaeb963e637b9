import type { DocumentKind } from '../domain/vocabulary.ts';
import type { Waivers } from '../domain/papers.ts';
import { rest } from './client.ts';
import { respond, respondOne } from './respond.ts';

/** What a match is made of: points of a maximum, with the reason in words. The maxima add up to 100. */
export type MatchPart = { part: string; points: number; maximum: number; reason: string };

/** What became of a request as a job (admin). */
export const loadJob = (id: string) =>
  respondOne(
    rest()
      .from('jobs')
      .select(
        'id, nr, part, title, summary, requiredCredentials:required_credentials, availability, status, revision, publishedAt:published_at, waivers',
      )
      .eq('id', id)
      .maybeSingle()
      .overrideTypes<{ waivers: Waivers }>(),
  );

/** The open jobs that a caregiver fits and has nothing to do with yet, best first (admin). */
export const loadFittingJobs = (caregiverId: string) =>
  respond(
    rest()
      .rpc('jobs_fitting', { caregiver_id: caregiverId })
      .select(
        'jobId:job_id, requestId:request_id, title, placeName:place_name, start, startsOn:starts_on, distanceKm:distance_km, score, parts',
      )
      .overrideTypes<{ parts: MatchPart[] }[]>(),
  );

/** The approved caregivers who fit a job, best first (admin). */
export const loadMatchingCaregivers = (jobId: string) =>
  respond(
    rest()
      .rpc('match_caregivers', { job_id: jobId })
      .select(
        'caregiverId:caregiver_id, fullName:full_name, placeName:place_name, distanceKm:distance_km, score, parts',
      )
      .overrideTypes<{ parts: MatchPart[] }[]>(),
  );

/** A job as staff word it; its times are a week as in domain/availability.ts. */
export type WordedJob = {
  title: string;
  summary: string;
  requiredCredentials: DocumentKind[];
  /** Why papers that the rules ask for are not among those. */
  waivers: Waivers;
  availability: number;
};

/**
 * Opens a request, or some of its times, to caregivers as a job; answers with the job's id.
 * Refusals: already_published, times_have_job, times_not_asked, request_step_not_allowed, invalid_job, reveals_contact,
 * waiver_reason_missing (detail: the paper).
 */
export const publishJob = (requestId: string, job: WordedJob) =>
  respond(
    rest().rpc('publish_job', {
      request_id: requestId,
      title: job.title,
      summary: job.summary,
      required_credentials: job.requiredCredentials,
      waivers: job.waivers,
      availability: job.availability,
    }),
  );

/**
 * Words an open job anew; its applicants are told what changed. `revision` is the one that was seen.
 * Refusals: job_not_open, changed_meanwhile (detail: {by, at}), times_have_job, times_not_asked, invalid_job, reveals_contact,
 * waiver_reason_missing (detail: the paper).
 */
export const editJob = (id: string, job: WordedJob, revision: number) =>
  respond(
    rest().rpc('edit_job', {
      job_id: id,
      title: job.title,
      summary: job.summary,
      required_credentials: job.requiredCredentials,
      waivers: job.waivers,
      availability: job.availability,
      revision,
    }),
  );

/** Takes an open job back; its applicants read the reason. Refusals: job_not_open, reason_missing, too_long. */
export const takeBackJob = (id: string, reason: string) =>
  respond(rest().rpc('take_back_job', { job_id: id, reason }));
