// bundle: own
import type { ListQuery } from '../lib/list-query.ts';
import { PAGE_SIZE } from '../lib/list-size.ts';
import { rest } from './client.ts';
import { mapped } from '../lib/result.ts';
import { named } from '../domain/job-name.ts';
import type { MatchPart } from '../domain/match-parts.ts';
import { pageOf, respondOne } from './page-of.ts';
import { respond } from './respond.ts';

const OWN =
  'title, part, summary, placeName, placeRegion, careTypes, skills, languages, visits, availability, start, startsOn, hoursPerVisit, duration, hourlyBudget, requiredCredentials, status';

const MATCHED =
  'jobId, title, part, placeName, start, startsOn, hourlyBudget, visits, publishedAt, distanceKm, score, parts, unmet, missingSkills, total, onPage';

/**
 * A page of open jobs for the signed-in caregiver, best fit first by default. `unmet` lists the requirements that
 * prevent applying. `private.jobs_for` has the filters and orders.
 */
export const loadMatchingJobs = async ({ search, filters, sort, page, size }: Partial<ListQuery> = {}) =>
  pageOf(
    mapped(
      await respond(
        rest()
          .rpc('match_jobs', { filters: { ...filters, search }, sort, page, size: size ?? PAGE_SIZE })
          .select(MATCHED)
          .overrideTypes<{ parts: MatchPart[] }[]>(),
      ),
      (jobs) => jobs.map(named),
    ),
  );

/** One job that the signed-in caregiver may read: an open one, or one they applied for. It has no family or address. */
export const loadOwnJob = async (id: string) =>
  mapped(
    await respondOne(rest().rpc('my_job', { jobId: id }, { get: true }).select(OWN).maybeSingle()),
    named,
  );
