import type { Failure } from '../lib/failure.ts';
import type { ListQuery } from '../lib/list-query.ts';
import { ok, type Result, type ValueOf } from '../lib/result.ts';
import { ANSWERS_WAITING } from '../domain/list-filters.ts';
import type { ArrivalNotes, ArrivalTexts } from '../domain/arrival-notes.ts';
import type { Client } from '../domain/client.ts';
import type { TrackingKey } from '../domain/tracking-key.ts';
import type { Language } from '../domain/vocabulary.ts';
import { rest } from './client.ts';
import { asked, PAGE_COLUMNS } from './list-page.ts';
import { pageOf, respondOne } from './page-of.ts';
import { respond } from './respond.ts';

const SUMMARY =
  `${PAGE_COLUMNS}, id, reference, status, careTypes, availability, covered, start, startsOn, submittedAt, priority, manyAlike, place, client, assignedTo` as const;
/** What staff read of a request, except who the family is. */
export const RECORD =
  'id, reference, status, statusReason, relation, careTypes, skills, languages, availability, flexible, start, startsOn, hoursPerVisit, visits, setTimes, duration, hourlyBudget, notes, priority, manyAlike, submittedAt, erasedAt, updatedAt, place:places(name, region), questions:request_questions(id, question, askedAt, answer, answeredAt, readAt, saidBy, saidOn), jobs(id, nr, answered, status, title, summary, visits, availability, requiredCredentials, waivers, closedAt), placements(id, caregiverId, caregiverName, startsOn, endedAt, lapsed)';

/** What staff read about the family, on record, with the frozen answers. */
export const CONTACT =
  'contactName, contactPhone, contactEmail, contactBy, contactLanguage, recipientName, address, helperName, helperRelation, helperAgreedBy, helperPhone, helperEmail, answers, earlierAnswers, arrivalNotes';

/**
 * A page of requests for the admin, erased ones without a client; searches the names of clients and parts of a
 * reference. Sort keys: waiting (longest wait for care first), urgency, submitted_at, starts_on, status.
 */
export const loadRequests = async (query: ListQuery) =>
  pageOf(
    await respond(
      rest()
        .rpc(
          'list_requests',
          asked(query, query.status === ANSWERS_WAITING ? { answers: 'waiting' } : { status: query.status }),
        )
        .select(SUMMARY)
        .overrideTypes<{ client: Client }[]>(),
    ),
  );

/** How far our emails reach the family of a request: `sent`, `unsent`, `failed`; null once it is erased (admin). */
export const loadFamilyReach = (id: string) =>
  respond(rest().rpc('family_reach', { requestId: id }, { get: true }));

/**
 * Everything about one request, with its contact, questions and jobs (admin). The family can see that the contact was
 * read. Once erased, the contact is null, and there are no answers.
 */
export async function loadRequest(id: string) {
  const [record, family, reach] = await Promise.all([
    respondOne(
      rest()
        .from('requests')
        .select(RECORD)
        .eq('id', id)
        .order('askedAt', { referencedTable: 'questions' })
        .order('nr', { referencedTable: 'jobs' })
        .maybeSingle(),
    ),
    respond(
      rest().rpc('read_contact', { requestId: id }).select(CONTACT).overrideTypes<
        {
          contactPhone: string | null;
          contactEmail: string | null;
          /** Null if nobody asked. Then it is the site's. */
          contactLanguage: Language | null;
          arrivalNotes: ArrivalNotes | null;
          helperName: string | null;
          helperRelation: string | null;
          helperAgreedBy: string | null;
          helperPhone: string | null;
          helperEmail: string | null;
          /** Replaced answers, earliest first. */
          earlierAnswers: {
            answers: unknown;
            replacedAt: string;
            /** Who told staff about the change, and on which day; null if the family made it. */
            saidBy?: string | null;
            saidOn?: string | null;
          }[];
        }[]
      >(),
    ),
    loadFamilyReach(id),
  ]);
  if (!record.ok) return record;
  if (!family.ok) return family;
  if (!reach.ok) return reach;
  const [found] = family.value;
  const { answers, earlierAnswers, arrivalNotes, ...contact } = found ?? {
    answers: [],
    earlierAnswers: [],
    arrivalNotes: null,
  };
  const { questions, jobs } = record.value;
  return ok({
    ...record.value,
    /** How far our emails reach the family: `sent`, `unsent`, `failed`; null once erased. */
    reach: reach.value as string | null,
    /** When the family or a caregiver last answered, or changed an answer; null if nobody has. */
    answered:
      [
        ...questions.map((one) => one.answeredAt),
        ...jobs.map((one) => one.answered),
        ...earlierAnswers.map((one) => one.replacedAt),
      ]
        .filter((at) => at !== null)
        .toSorted()
        .at(-1) ?? null,
    answers,
    earlierAnswers,
    arrivalNotes,
    client: (found ? { recipient: found.recipientName, contact: found.contactName } : null) as Client,
    contact: found ? (contact as Omit<typeof found, 'answers' | 'earlierAnswers' | 'arrivalNotes'>) : null,
  });
}

/** Which times of a request are covered, advertised and unassigned (admin). */
export const loadCoverage = (id: string) =>
  respond(
    rest()
      .rpc('request_coverage', { requestId: id }, { get: true })
      .select('part, visits, availability, jobId, placementId, caregiverName, startsOn, endsOn')
      .overrideTypes<
        {
          part: 'covered' | 'open' | 'nobody';
          jobId: string | null;
          placementId: string | null;
          caregiverName: string | null;
          startsOn: string | null;
          endsOn: string | null;
        }[]
      >(),
  );
/** A part of a request's week. It has a caregiver if it is covered, and a job if it is covered or advertised. */
export type CoveredPart = ValueOf<typeof loadCoverage>[number];

/** The other requests with the same email or phone, latest first (admin). */
export const loadOtherRequests = (id: string) =>
  respond(
    rest()
      .rpc('other_requests', { requestId: id }, { get: true })
      .select('id, client, reference, status, careTypes, place, submittedAt')
      .overrideTypes<{ client: Client }[]>(),
  );

/** Removes unassigned times from what a request needs (admin). Refusals: times_have_job, nothing_needed. */
export const removeNeededTimes = (id: string, availability: number) =>
  respond(rest().rpc('remove_needed_times', { requestId: id, availability }));

/** Takes a request into review, even a declined one (admin). */
export const reviewRequest = (id: string) => respond(rest().rpc('review_request', { requestId: id }));

/**
 * Declines a request, with a reason that the family reads; `answeredAt` is the latest answer that was seen (admin).
 * Refusals: answers_changed, request_step_not_allowed.
 */
export const declineRequest = (id: string, reason: string, answeredAt: string | null) =>
  respond(rest().rpc('decline_request', { requestId: id, reason, seen: answeredAt ?? '-infinity' }));

/** Closes an open request, or one whose care has ended. The family reads the reason, if there is one (admin). */
export const closeRequest = (id: string, reason: string, answeredAt: string | null) =>
  respond(rest().rpc('close_request', { requestId: id, reason, seen: answeredAt ?? '-infinity' }));

/**
 * Asks the family a question, which they answer by their private link (admin). Refusals: question_missing,
 * too_long, too_many_questions, request_step_not_allowed.
 */
export const askFamily = (id: string, question: string) =>
  respond(rest().rpc('ask_family', { requestId: id, question }));

/**
 * Records an answer by phone or in person, with who gave it and when (admin). Refusals: answer_missing, too_long,
 * said_by_missing, said_on_invalid, request_step_not_allowed.
 */
export const recordQuestionAnswer = (questionId: string, answer: string, saidBy: string, saidOn: string) =>
  respond(rest().rpc('record_question_answer', { questionId, answer, saidBy, saidOn }));

/** A new link: emailed or, if the family has no email, shown once, which counts as viewing the contact. */
export type IssuedLink = { emailed: true } | { emailed: false; key: TrackingKey };

/** Makes a link for a family who have lost their own (admin). Refusals: request_step_not_allowed, too_many_requests. */
export async function issuePrivateLink(id: string): Promise<Result<IssuedLink, Failure>> {
  const issued = await respond(rest().rpc('issue_private_link', { requestId: id }));
  if (!issued.ok) return issued;
  const { reference, secret } = issued.value as { reference?: string; secret?: string };
  return ok(
    reference && secret ? { emailed: false, key: { reference, trackingSecret: secret } } : { emailed: true },
  );
}

/** Marks the family's answers as read (admin). */
export const readAnswers = (id: string, answeredAt: string | null) =>
  respond(rest().rpc('read_answers', { requestId: id, seen: answeredAt ?? '-infinity' }));

/** Marks a request as urgent, or removes the mark. Only admins see it. */
export const markUrgent = (id: string, urgent: boolean) =>
  respond(rest().from('requests').update({ priority: urgent }).eq('id', id).select('id').single());

/**
 * Changes the arrival notes; `seen` is the version that was seen (admin). Refusals: changed_meanwhile (detail: {by,
 * at}), too_long, request_step_not_allowed (erased).
 */
export const saveArrivalNotes = (requestId: string, notes: ArrivalTexts, seen: string | null) =>
  respond(rest().rpc('save_arrival_notes', { requestId, notes, seen }));
