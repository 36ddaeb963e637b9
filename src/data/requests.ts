import type { Failure } from '../lib/failure.ts';
import type { ListQuery } from '../lib/list-query.ts';
import { ok, type Result } from '../lib/result.ts';
import { ANSWERS_WAITING } from '../domain/list-filters.ts';
import type { TrackingKey } from '../domain/tracking-key.ts';
import type { ContactWay, Language } from '../domain/vocabulary.ts';
import { rest } from './client.ts';
import { asked, PAGE_COLUMNS } from './list-page.ts';
import { pageOf } from './page-of.ts';
import { respond, respondOne } from './respond.ts';

const SUMMARY =
  `${PAGE_COLUMNS}, id, reference, status, careTypes:care_types, availability, covered, start, startsOn:starts_on, submittedAt:submitted_at, priority, manyAlike:many_alike, place, contactName:contact_name, assignedTo:assigned_to` as const;
/** What staff read of a request, but for who the family is. */
export const RECORD =
  'id, reference, status, statusReason:status_reason, relation, careTypes:care_types, skills, languages, availability, flexible, start, startsOn:starts_on, hoursPerVisit:hours_per_visit, duration, hourlyBudget:hourly_budget, notes, priority, manyAlike:many_alike, submittedAt:submitted_at, erasedAt:erased_at, updatedAt:updated_at, place:places(name, region), questions:request_questions(id, question, askedAt:asked_at, answer, answeredAt:answered_at, readAt:read_at), jobs(id, nr, status, title, summary, availability, requiredCredentials:required_credentials, waivers, closedAt:closed_at), placements(id, caregiverId:caregiver_id, caregiverName:caregiver_name, startsOn:starts_on, endedAt:ended_at)';

/** What staff read of the family on record, with all answers as they were frozen. */
export const CONTACT =
  'contactName:contact_name, contactPhone:contact_phone, contactEmail:contact_email, contactBy:contact_by, contactLanguage:contact_language, recipientName:recipient_name, address, helperName:helper_name, helperRelation:helper_relation, helperAgreedBy:helper_agreed_by, answers, earlierAnswers:earlier_answers';
/** The frozen answers, and those that the family replaced, the first ones first. */
type Told = { answers: unknown; earlierAnswers: { answers: unknown; replacedAt: string }[] };
type Contact = {
  contactName: string;
  contactPhone: string | null;
  contactEmail: string | null;
  contactBy: ContactWay;
  /** Null where nobody asked: ours. */
  contactLanguage: Language | null;
  recipientName: string;
  address: string;
  helperName: string | null;
  helperRelation: string | null;
  helperAgreedBy: string | null;
};

/**
 * A page of requests for the admin, erased ones without a contact; searches contact names and parts of a reference. Sort keys:
 * urgency, submitted_at, starts_on, status.
 */
export const loadRequests = async (query: ListQuery) =>
  pageOf(
    await respond(
      rest()
        .rpc(
          'list_requests',
          asked(query, query.status === ANSWERS_WAITING ? { answers: 'waiting' } : { status: query.status }),
        )
        .select(SUMMARY),
    ),
  );

/**
 * Everything about one request, its contact, questions and jobs (admin). That the contact was read is on
 * record, and the family sees it; once erased it is null, and there are no answers.
 */
export async function loadRequest(id: string) {
  const [record, family] = await Promise.all([
    respondOne(
      rest()
        .from('requests')
        .select(RECORD)
        .eq('id', id)
        .order('asked_at', { referencedTable: 'questions' })
        .order('nr', { referencedTable: 'jobs' })
        .maybeSingle(),
    ),
    respond(
      rest()
        .rpc('read_contact', { request_id: id })
        .select(CONTACT)
        .overrideTypes<(Contact & Told)[], { merge: false }>(),
    ),
  ]);
  if (!record.ok) return record;
  if (!family.ok) return family;
  const { answers, earlierAnswers, ...contact } = family.value[0] ?? { answers: [], earlierAnswers: [] };
  return ok({
    ...record.value,
    answers,
    earlierAnswers,
    contact: family.value[0] ? (contact as Contact) : null,
  });
}

/** What is covered of a request, open in a job, and nobody's yet, each with its times (admin). */
export const loadCoverage = (id: string) =>
  respond(
    rest()
      .rpc('request_coverage', { request_id: id }, { get: true })
      .select(
        'part, availability, jobId:job_id, jobTitle:job_title, placementId:placement_id, caregiverName:caregiver_name, startsOn:starts_on, endsOn:ends_on',
      )
      .overrideTypes<CoveredPart[], { merge: false }>(),
  );
/** A part of a request's week; a caregiver only where it is covered, a job where it is covered or open. */
export type CoveredPart = {
  part: 'covered' | 'open' | 'nobody';
  availability: number;
  jobId: string | null;
  jobTitle: string | null;
  placementId: string | null;
  caregiverName: string | null;
  startsOn: string | null;
  endsOn: string | null;
};

/** Takes times that are nobody's out of what a request needs (admin). Refusals: times_have_job, nothing_needed. */
export const forgoTimes = (id: string, availability: number) =>
  respond(rest().rpc('forgo_times', { request_id: id, availability }));

/** Takes a request into review, a declined one again (admin). */
export const reviewRequest = (id: string) => respond(rest().rpc('review_request', { request_id: id }));

/** Declines a request, with the reason that the family reads (admin). */
export const declineRequest = (id: string, reason: string) =>
  respond(rest().rpc('decline_request', { request_id: id, reason }));

/** Closes an open request, or one whose care has ended; the family reads the reason, if there is one (admin). */
export const closeRequest = (id: string, reason: string) =>
  respond(rest().rpc('close_request', { request_id: id, reason }));

/**
 * Asks the family something, which it reads under its private link (admin). Refusals: question_missing, too_long,
 * too_many_questions, request_step_not_allowed.
 */
export const askFamily = (id: string, question: string) =>
  respond(rest().rpc('ask_family', { request_id: id, question }));

/**
 * A new key to a request, for a family that has lost its own; the one before it ends, and this one is told only now (admin).
 * Refusal: request_step_not_allowed.
 */
export async function issuePrivateLink(id: string): Promise<Result<TrackingKey, Failure>> {
  const issued = await respond(rest().rpc('issue_private_link', { request_id: id }));
  if (!issued.ok) return issued;
  const { reference, secret } = issued.value as { reference: string; secret: string };
  return ok({ reference, trackingSecret: secret });
}

/** Marks the family's answers as read (admin). */
export const readAnswers = (id: string) => respond(rest().rpc('read_answers', { request_id: id }));

/** Marks a request as urgent, or no longer; only admins see that. */
export const markUrgent = (id: string, urgent: boolean) =>
  respond(rest().from('requests').update({ priority: urgent }).eq('id', id).select('id').single());
