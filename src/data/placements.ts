import type { ListQuery } from '../lib/list-query.ts';
import { ok } from '../lib/result.ts';
import { COMPLAINED } from '../domain/list-filters.ts';
import type { Client } from '../domain/client.ts';
import type { EndCause } from '../domain/end-causes.ts';
import type { NamedJob } from '../domain/job-name.ts';
import type { Terms } from '../domain/terms.ts';
import type { DocumentKind } from '../domain/vocabulary.ts';
import { CLIENT, TERM_COLUMNS } from './application-columns.ts';
import { rest } from './client.ts';
import { asked, ofJob, PAGE_COLUMNS } from './list-page.ts';
import { asStored } from './names.ts';
import { pageOf, respondOne } from './page-of.ts';
import { respond } from './respond.ts';

const LISTED =
  'id, client, caregiverId, caregiverName, availability, hourlyRate, startsOn, endsOn, placedAt, endedAt, came, job, isClosed, lapsed';
const TERMS_CHANGE =
  'id, fromDay, visits, hourlyRate, askedBy, stillNeeded, words, familyYesAt, familySaidBy, caregiverYesAt, caregiverSaidBy, agreedAt, appliedAt, earlierVisits, earlierRate, endedAt, refusedBy, reason';
const RECORD =
  `id, caregiverId, caregiverName, applicationId, requestId, ${TERM_COLUMNS}, placedAt, firstDayConfirmedAt, came, endedAt, endReason, cause, correctedAt, leaveAskedAt, leaveOn, leaveReason, leaveWords, replaces, lapsed, credentials, caregiver:caregiver_profiles(phone), called, jobTimes, reach, job:jobs!inner(id, availability, status, place:places!inner(name, region)), request:requests!inner(reference, ${CLIENT}), checkIns:check_ins(id, occasion, askedAt, answer, answeredAt)` as const;

/** A document that a job requires, and until when the placed caregiver's is valid; null if it does not expire. */
type HeldCredential = { kind: DocumentKind; held: boolean; lastDay: string | null };

/** A page of placements for the admin; searches the names of caregivers and clients. Sort keys: placed_at, starts_on. */
export const loadPlacements = async (query: ListQuery) =>
  pageOf(
    await respond(
      rest()
        .rpc(
          'list_placements',
          asked(query, query.status === COMPLAINED ? { complaint: 'yes' } : { state: query.status }),
        )
        .select(`${PAGE_COLUMNS}, ${LISTED}`)
        .overrideTypes<{ client: Client; job: NamedJob }[]>(),
    ),
  );

/** The placements of a job, latest first (admin). */
export const loadPlacementsForJob = (jobId: string) =>
  respond(
    rest()
      .rpc('list_placements', { ...ofJob(jobId), sort: 'placed_at', descending: true })
      .select(LISTED)
      .overrideTypes<{ client: Client; job: NamedJob }[]>(),
  );

/** All placements of a caregiver, latest first (admin). */
export const loadPlacementsOfCaregiver = (caregiverId: string) =>
  respond(
    rest()
      .from('placements')
      .select(
        `id, visits, availability, startsOn, endsOn, placedAt, endedAt, came, called, lapsed, request:requests!inner(${CLIENT})`,
      )
      .eq('caregiverId', caregiverId)
      .order('placedAt', { ascending: false })
      .limit(100)
      .overrideTypes<{ called: NamedJob; lapsed: DocumentKind[] }[]>(),
  );

/** The current and future placements of a caregiver, earliest first (admin). */
export const loadCurrentPlacements = (caregiverId: string) =>
  respond(
    rest()
      .from('placements')
      .select(
        `id, visits, availability, startsOn, endsOn, job:jobs!inner(title, part, request:requests!inner(${CLIENT}))`,
      )
      .eq('caregiverId', caregiverId)
      .is('endedAt', null)
      .order('startsOn')
      .limit(100),
  );

/** One placement with its job, request and changes of terms, and the placements before and after it (admin). */
export async function loadPlacement(id: string) {
  const answer = await respondOne(
    rest().from('placements').select(RECORD).eq('id', id).maybeSingle().overrideTypes<{
      called: NamedJob;
      lapsed: DocumentKind[];
      credentials: HeldCredential[];
      cause: EndCause | null;
    }>(),
  );
  if (!answer.ok) return answer;
  const [line, termsChanges] = await Promise.all([
    respond(
      rest()
        .from('placements')
        .select('id, caregiverName, replaces')
        .eq('jobId', answer.value.job.id)
        .order('placedAt'),
    ),
    // Not embedded above: the embedded server would mistake the partial unique index for a full one, and answer with
    // one row.
    respond(rest().from('terms_changes').select(TERMS_CHANGE).eq('placementId', id).order('fromDay')),
  ]);
  if (!line.ok) return line;
  if (!termsChanges.ok) return termsChanges;
  const { client, ...request } = answer.value.request;
  return ok({
    ...answer.value,
    client: client as Client,
    request,
    termsChanges: termsChanges.value,
    replaced: line.value.find((other) => other.id === answer.value.replaces) ?? null,
    followedBy: line.value.find((other) => other.replaces === id) ?? null,
  });
}

/**
 * Ends a placement on a day (yyyy-mm-dd, empty for today). Caregiver and family read the reason; only staff read the
 * note. Reports count the cause. With `searchAgain` the job is open again at once (admin). Refusals: placement_ended,
 * reason_missing, too_long, last_day_invalid, same_as_before.
 */
export const endPlacement = (
  id: string,
  {
    cause,
    lastDay,
    note,
    ...end
  }: { cause: EndCause | ''; reason: string; lastDay: string; searchAgain: boolean; note: string },
) =>
  respond(
    rest().rpc('end_placement', {
      placementId: id,
      ...end,
      cause: cause || 'other',
      lastDay: lastDay || null,
      note: note || null,
    }),
  );

/**
 * Corrects the agreed terms; `seen` is the version that was seen. Family and caregiver are told (admin). Refusals:
 * placement_ended, changed_meanwhile (detail: {by, at}), same_as_before, times_invalid, times_taken, rate_invalid,
 * starts_on_invalid, ends_on_invalid, first_day_confirmed.
 */
export const correctPlacement = (id: string, terms: Terms, seen: Terms) =>
  respond(rest().rpc('correct_placement', { placementId: id, terms: asStored(terms), seen: asStored(seen) }));
