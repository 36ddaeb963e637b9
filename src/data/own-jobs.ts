// bundle: own
import { PAGE_SIZE, type ListQuery } from '../lib/list-query.ts';
import { rest } from './client.ts';
import type { MatchPart } from '../domain/match-parts.ts';
import { pageOf, respondOne } from './page-of.ts';
import { respond } from './respond.ts';

const OWN =
  'title, summary, placeName, placeRegion, careTypes, skills, languages, availability, start, startsOn, hoursPerVisit, duration, hourlyBudget, requiredCredentials, status';

const MATCHED =
  'jobId, title, placeName, start, startsOn, hourlyBudget, publishedAt, distanceKm, score, parts, unmet, missingSkills, total, onPage';

/**
 * A page of the open jobs for the signed-in caregiver, best fit first unless another order is named; `unmet` names what stands in
 * the way of applying. What they are narrowed by, and the orders: `private.jobs_for`.
 */
export const loadMatchingJobs = async ({ search, filters, sort, page, size }: Partial<ListQuery> = {}) =>
  pageOf(
    await respond(
      rest()
        .rpc('match_jobs', { filters: { ...filters, search }, sort, page, size: size ?? PAGE_SIZE })
        .select(MATCHED)
        .overrideTypes<{ parts: MatchPart[] }[]>(),
    ),
  );

/** One job as the signed-in caregiver may read it, open or applied for: no family, no address. */
export const loadOwnJob = (id: string) =>
  respondOne(rest().rpc('my_job', { jobId: id }, { get: true }).select(OWN).maybeSingle());
