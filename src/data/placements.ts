import type { ListQuery } from '../lib/list-query.ts';
import { ok } from '../lib/result.ts';
import { NOT_WELL } from '../domain/list-filters.ts';
import type { Terms } from '../domain/terms.ts';
import { TERM_COLUMNS } from './application-columns.ts';
import { rest } from './client.ts';
import { asked, PAGE_COLUMNS } from './list-page.ts';
import { pageOf } from './page-of.ts';
import { respond, respondOne } from './respond.ts';

const SUMMARY =
  `id, caregiverId:caregiver_id, caregiverName:caregiver_name, ${TERM_COLUMNS}, placedAt:placed_at, endedAt:ended_at, came, job:jobs!inner(id, title, part)` as const;
const RECORD =
  `id, caregiverId:caregiver_id, caregiverName:caregiver_name, applicationId:application_id, requestId:request_id, ${TERM_COLUMNS}, placedAt:placed_at, firstDayConfirmedAt:first_day_confirmed_at, came, endedAt:ended_at, endReason:end_reason, correctedAt:corrected_at, replaces, job:jobs!inner(id, title, part, availability, status, place:places!inner(name, region)), request:requests!inner(reference), checkIns:check_ins(id, occasion, askedAt:asked_at, answer, words, answeredAt:answered_at, handledAt:handled_at, note)` as const;

/** The family behind a request, for the caregiver who is placed there; the family sees that it was read. */
export const loadFamilyContact = (requestId: string) =>
  respondOne(
    rest()
      .rpc('read_contact', { request_id: requestId })
      .select(
        'contactName:contact_name, contactPhone:contact_phone, contactEmail:contact_email, contactLanguage:contact_language, recipientName:recipient_name, address',
      )
      .maybeSingle(),
  );

/** A page of placements for the admin; searches the caregivers' names. Sort keys: placed_at, starts_on. */
export const loadPlacements = async (query: ListQuery) =>
  pageOf(
    await respond(
      rest()
        .rpc(
          'list_placements',
          asked(query, query.status === NOT_WELL ? { not_well: 'yes' } : { state: query.status }),
        )
        .select(
          `${PAGE_COLUMNS}, id, caregiverId:caregiver_id, caregiverName:caregiver_name, startsOn:starts_on, endsOn:ends_on, placedAt:placed_at, endedAt:ended_at, came, jobTitle:job_title`,
        ),
    ),
  );

/** The placements of a job, the latest first (admin). */
export const loadPlacementsOf = (jobId: string) =>
  respond(
    rest().from('placements').select(SUMMARY).eq('job_id', jobId).order('placed_at', { ascending: false }),
  );

/** All placements of a caregiver, the latest first (admin). */
export const loadPlacementsEver = (caregiverId: string) =>
  respond(
    rest()
      .from('placements')
      .select(SUMMARY)
      .eq('caregiver_id', caregiverId)
      .order('placed_at', { ascending: false })
      .limit(100),
  );

/** The placements of a caregiver that go on or are still to begin, the first one first (admin). */
export const loadPlacementsWith = (caregiverId: string) =>
  respond(
    rest()
      .from('placements')
      .select('id, availability, startsOn:starts_on, endsOn:ends_on, job:jobs!inner(title, part)')
      .eq('caregiver_id', caregiverId)
      .is('ended_at', null)
      .order('starts_on')
      .limit(100),
  );

/** One placement with its job and request, whom it follows and who follows it (admin). */
export async function loadPlacement(id: string) {
  const answer = await respondOne(rest().from('placements').select(RECORD).eq('id', id).maybeSingle());
  if (!answer.ok) return answer;
  const line = await respond(
    rest()
      .from('placements')
      .select('id, caregiverName:caregiver_name, replaces')
      .eq('job_id', answer.value.job.id)
      .order('placed_at'),
  );
  if (!line.ok) return line;
  return ok({
    ...answer.value,
    replaced: line.value.find((other) => other.id === answer.value.replaces) ?? null,
    followedBy: line.value.find((other) => other.replaces === id) ?? null,
  });
}

/**
 * Ends a placement on a day (yyyy-mm-dd, empty for today), with the reason that caregiver and family read, and a note that staff
 * alone read; with `searchAgain` the job is open again at once (admin). Refusals: placement_ended, reason_missing, too_long,
 * last_day_invalid.
 */
export const endPlacement = (
  id: string,
  reason: string,
  lastDay: string,
  searchAgain: boolean,
  note: string,
) =>
  respond(
    rest().rpc('end_placement', {
      placement_id: id,
      reason,
      last_day: lastDay || undefined,
      search_again: searchAgain,
      note: note || undefined,
    }),
  );

/**
 * Corrects what was agreed, as it was seen; family and caregiver are told (admin). Refusals: placement_ended, changed_meanwhile (detail:
 * {by, at}), times_invalid, times_taken,
 * rate_invalid, starts_on_invalid, ends_on_invalid.
 */
export const correctPlacement = (
  id: string,
  { availability, hourlyRate, startsOn, endsOn }: Terms,
  seen: Terms,
) =>
  respond(
    rest().rpc('correct_placement', {
      placement_id: id,
      availability,
      hourly_rate: hourlyRate ?? undefined,
      starts_on: startsOn,
      // Left out, the last day that stands would stay.
      ends_on: endsOn ?? 'infinity',
      seen: {
        availability: seen.availability,
        hourly_rate: seen.hourlyRate,
        starts_on: seen.startsOn,
        ends_on: seen.endsOn,
      },
    }),
  );

/**
 * The caregiver did not come: the placement ends, and the search goes on; the note, which may be empty, is for staff alone (admin).
 * Refusals: no_visit_yet, first_day_confirmed, too_long.
 */
export const reportNoShow = (id: string, note: string) =>
  respond(rest().rpc('report_no_show', { placement_id: id, note: note || undefined }));

/**
 * What was done about an answer that it does not go well, which settles it (admin). Refusals: check_in_step_not_allowed,
 * reason_missing, too_long.
 */
export const noteCheckIn = (id: string, words: string) =>
  respond(rest().rpc('note_check_in', { check_in_id: id, words }));

/** The caregiver says that it came on the first day. Refusals: not_begun, placement_ended. */
export const confirmFirstDay = (id: string) => respond(rest().rpc('confirm_first_day', { placement_id: id }));
