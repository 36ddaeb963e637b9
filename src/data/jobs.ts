import { mapped } from '../lib/result.ts';
import type { Client } from '../domain/client.ts';
import { named } from '../domain/job-name.ts';
import type { MatchPart } from '../domain/match-parts.ts';
import type { DocumentKind } from '../domain/vocabulary.ts';
import type { Waivers } from '../domain/documents.ts';
import { rest } from './client.ts';
import { respondOne } from './page-of.ts';
import { respond } from './respond.ts';

/** One job (admin). */
export const loadJob = (id: string) =>
  respondOne(
    rest()
      .from('jobs')
      .select(
        'id, nr, part, answered, title, summary, requiredCredentials, visits, availability, status, revision, publishedAt, waivers',
      )
      .eq('id', id)
      .maybeSingle()
      .overrideTypes<{ waivers: Waivers }>(),
  );

/** The open jobs that a caregiver fits and has not applied for, best first (admin). */
export const loadFittingJobs = async (caregiverId: string) =>
  mapped(
    await respond(
      rest()
        .rpc('jobs_fitting', { caregiverId })
        .select('jobId, requestId, client, title, part, placeName, start, startsOn, distanceKm, score, parts')
        .overrideTypes<{ client: Client; parts: MatchPart[] }[]>(),
    ),
    (jobs) => jobs.map(named),
  );

/** The approved caregivers who fit a job, best first (admin). */
export const loadMatchingCaregivers = (jobId: string) =>
  respond(
    rest()
      .rpc('match_caregivers', { jobId })
      .select('caregiverId, fullName, placeName, distanceKm, score, parts')
      .overrideTypes<{ parts: MatchPart[] }[]>(),
  );

/** A job as staff enter it. Its times are a week as in domain/availability.ts. */
export type WordedJob = {
  title: string;
  summary: string;
  requiredCredentials: DocumentKind[];
  /** Why documents that the rules require are left out. */
  waivers: Waivers;
  availability: number;
};

/**
 * Publishes a request, or some of its times, as a job. Returns the job's id. Refusals: already_published,
 * times_have_job, times_not_asked, request_step_not_allowed, invalid_job, reveals_contact,
 * waiver_reason_missing (detail: the document).
 */
export const publishJob = (requestId: string, job: WordedJob) =>
  respond(
    rest().rpc('publish_job', {
      requestId,
      ...job,
    }),
  );

/**
 * Edits an open job. Its applicants are told what changed. Returns how many are told. `revision` and `answeredAt` are
 * the revision and the latest answer that were seen. Refusals: job_not_open, answers_changed, changed_meanwhile
 * (detail: {by, at}), same_as_before, times_have_job, times_not_asked, invalid_job, reveals_contact,
 * waiver_reason_missing (detail: the document).
 */
export const editJob = (id: string, job: WordedJob, revision: number, answeredAt: string | null) =>
  respond(
    rest().rpc('edit_job', {
      jobId: id,
      ...job,
      revision,
      seen: answeredAt ?? '-infinity',
    }),
  );

/**
 * Withdraws an open job. Its applicants read the reason. `answeredAt` is the latest answer that was seen. Refusals:
 * job_not_open, answers_changed, reason_missing, too_long.
 */
export const takeBackJob = (id: string, reason: string, answeredAt: string | null) =>
  respond(rest().rpc('take_back_job', { jobId: id, reason, seen: answeredAt ?? '-infinity' }));
