import type { ListQuery } from '../lib/list-query.ts';
import { pageRange } from '../lib/list-query.ts';
import type { Terms } from './applications.ts';
import { rest } from './client.ts';
import { likePattern } from './like-pattern.ts';
import { respond, respondOne, respondPage } from './respond.ts';

const TERMS = 'availability, hourlyRate:hourly_rate, startsOn:starts_on, endsOn:ends_on';
const SUMMARY =
  `id, caregiverName:caregiver_name, ${TERMS}, placedAt:placed_at, endedAt:ended_at, job:jobs!inner(id, title)` as const;
const RECORD =
  `id, caregiverId:caregiver_id, caregiverName:caregiver_name, applicationId:application_id, requestId:request_id, ${TERMS}, placedAt:placed_at, firstDayConfirmedAt:first_day_confirmed_at, came, endedAt:ended_at, endReason:end_reason, replaces, job:jobs!inner(id, title, availability, status)` as const;

/** The family behind a request, for the caregiver who is placed there; the family sees that it was read. */
export const loadFamilyContact = (requestId: string) =>
  respondOne(
    rest()
      .rpc('read_contact', { request_id: requestId })
      .select(
        'contactName:contact_name, contactPhone:contact_phone, contactEmail:contact_email, recipientName:recipient_name, address',
      )
      .maybeSingle(),
  );

/** Which placements a list shows: those that are live, or those that have ended. */
export const PLACEMENT_STATES = { live: 'Live', ended: 'Ended' } as const;

/** A page of placements for the admin; searches the caregivers' names. Sort keys: placed_at, starts_on. */
export async function loadPlacements(query: ListQuery) {
  let call = rest().from('placements').select(SUMMARY, { count: 'exact' });
  if (query.status === 'live') call = call.is('ended_at', null);
  if (query.status === 'ended') call = call.not('ended_at', 'is', null);
  if (query.search) call = call.ilike('caregiver_name', likePattern(query.search));
  return respondPage(
    call
      .order(query.sort === 'starts_on' ? 'starts_on' : 'placed_at', { ascending: query.direction === 'asc' })
      .order('id')
      .range(...pageRange(query)),
  );
}

/** One placement with its job (admin). */
export const loadPlacement = (id: string) =>
  respondOne(rest().from('placements').select(RECORD).eq('id', id).maybeSingle());

/**
 * Ends a placement on a day (yyyy-mm-dd, empty for today), with the reason that caregiver and family read; with `searchAgain` the
 * job is open again at once (admin). Refusals: placement_ended, reason_missing, too_long, last_day_invalid.
 */
export const endPlacement = (id: string, reason: string, lastDay: string, searchAgain: boolean) =>
  respond(
    rest().rpc('end_placement', {
      placement_id: id,
      reason,
      last_day: lastDay || undefined,
      search_again: searchAgain,
    }),
  );

/**
 * Corrects what was agreed; family and caregiver are told (admin). Refusals: placement_ended, times_invalid, times_taken,
 * rate_invalid, starts_on_invalid, ends_on_invalid.
 */
export const correctPlacement = (id: string, { availability, hourlyRate, startsOn, endsOn }: Terms) =>
  respond(
    rest().rpc('correct_placement', {
      placement_id: id,
      availability,
      hourly_rate: hourlyRate ?? undefined,
      starts_on: startsOn,
      ends_on: endsOn ?? undefined,
    }),
  );

/** The caregiver did not come: the placement ends, and the search goes on (admin). Refusals: not_begun, first_day_confirmed. */
export const reportNoShow = (id: string) => respond(rest().rpc('report_no_show', { placement_id: id }));

/** The caregiver says that it came on the first day. Refusals: not_begun, placement_ended. */
export const confirmFirstDay = (id: string) => respond(rest().rpc('confirm_first_day', { placement_id: id }));
