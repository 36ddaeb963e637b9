import type { DocumentKind } from '../domain/vocabulary.ts';
import { rest } from './client.ts';
import { respond, respondOne } from './respond.ts';

const OWN =
  'title, summary, placeName:place_name, placeRegion:place_region, careTypes:care_types, skills, languages, availability, startsOn:starts_on, hourlyBudget:hourly_budget, requiredCredentials:required_credentials, status';

/** What a match is made of: points of a maximum, with the reason in words. The maxima add up to 100. */
type MatchPart = { part: string; points: number; maximum: number; reason: string };

/** What became of a request as a job (admin). */
export const loadJob = (id: string) =>
  respondOne(
    rest()
      .from('jobs')
      .select('title, summary, requiredCredentials:required_credentials, status, publishedAt:published_at')
      .eq('id', id)
      .maybeSingle(),
  );

/** One job as the signed-in caregiver may read it, open or applied for: no family, no address. */
export const loadOwnJob = (id: string) =>
  respondOne(rest().rpc('my_job', { job_id: id }, { get: true }).select(OWN).maybeSingle());

/** The open jobs for the signed-in caregiver, best fit first; `unmet` names what stands in the way of applying. */
export const loadMatchingJobs = () =>
  respond(
    rest()
      .rpc('match_jobs')
      .select(
        'jobId:job_id, title, placeName:place_name, startsOn:starts_on, hourlyBudget:hourly_budget, publishedAt:published_at, distanceKm:distance_km, score, parts, unmet, missingSkills:missing_skills',
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

/**
 * Opens a request to caregivers as a job; answers with the job's id.
 * Refusals: already_published, request_step_not_allowed, invalid_job, reveals_contact.
 */
export const publishJob = (
  requestId: string,
  job: { title: string; summary: string; requiredCredentials: DocumentKind[] },
) =>
  respond(
    rest().rpc('publish_job', {
      request_id: requestId,
      title: job.title,
      summary: job.summary,
      required_credentials: job.requiredCredentials,
    }),
  );
