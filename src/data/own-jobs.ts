// bundle: own
import { PAGE_SIZE, type ListQuery } from '../lib/list-query.ts';
import { rest } from './client.ts';
import type { MatchPart } from './jobs.ts';
import { pageOf } from './page-of.ts';
import { respond, respondOne } from './respond.ts';

const OWN =
  'title, summary, placeName:place_name, placeRegion:place_region, careTypes:care_types, skills, languages, availability, start, startsOn:starts_on, hoursPerVisit:hours_per_visit, duration, hourlyBudget:hourly_budget, requiredCredentials:required_credentials, status';

const MATCHED =
  'jobId:job_id, title, placeName:place_name, start, startsOn:starts_on, hourlyBudget:hourly_budget, publishedAt:published_at, distanceKm:distance_km, score, parts, unmet, missingSkills:missing_skills, total, onPage:on_page';

/**
 * A page of the open jobs for the signed-in caregiver, best fit first unless another order is named; `unmet` names what stands in
 * the way of applying. What they are narrowed by, and the orders: `private.jobs_for`.
 */
export const loadMatchingJobs = async ({ search, filters, sort, page, size }: Partial<ListQuery> = {}) =>
  pageOf(
    await respond(
      rest()
        .rpc('match_jobs', { wanted: { ...filters, search }, sort, page, size: size ?? PAGE_SIZE })
        .select(MATCHED)
        .overrideTypes<{ parts: MatchPart[] }[]>(),
    ),
  );

/** One job as the signed-in caregiver may read it, open or applied for: no family, no address. */
export const loadOwnJob = (id: string) =>
  respondOne(rest().rpc('my_job', { job_id: id }, { get: true }).select(OWN).maybeSingle());
