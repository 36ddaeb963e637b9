import { CHANGES_WAITING, DOCUMENTS_WAITING } from '../domain/list-filters.ts';
import type { ProfileColumn } from '../domain/profile-fields.ts';
import { pageRange, type ListQuery } from '../lib/list-query.ts';
import type { ProfileStatus } from '../domain/status.ts';
import { rest } from './client.ts';
import { likePattern } from './like-pattern.ts';
import { respond, respondPage } from './respond.ts';

const SUMMARY =
  'userId:user_id, fullName:full_name, careTypes:care_types, experienceYears:experience_years, status, updatedAt:updated_at, place:places(name, region)';

/** A page of caregivers for the admin; searches names. Sort keys: updated_at, full_name, status. */
export async function loadCaregivers(query: ListQuery) {
  const waiting = query.status === DOCUMENTS_WAITING;
  let call = rest()
    .from('caregiver_profiles')
    .select(waiting ? (`${SUMMARY}, documents!inner(status)` as typeof SUMMARY) : SUMMARY, {
      count: 'exact',
    });
  if (waiting) call = call.eq('documents.status', 'uploaded');
  else if (query.status === CHANGES_WAITING)
    call = call.eq('status', 'approved').not('changes_since', 'is', null).is('changes_reason', null);
  else if (query.status) call = call.eq('status', query.status as ProfileStatus);
  if (query.search) call = call.ilike('full_name', likePattern(query.search));
  const column = ['updated_at', 'full_name', 'status'].includes(query.sort) ? query.sort : 'updated_at';
  return respondPage(
    call
      .order(column, { ascending: query.direction === 'asc', nullsFirst: false })
      .order('user_id')
      .range(...pageRange(query)),
  );
}

/**
 * Approves a profile or what changed in it, a suspended one too, as it was seen in `revision` (admin). Refusals:
 * profile_changed, when the caregiver has changed it since.
 */
export const approveCaregiver = (id: string, revision: number) =>
  respond(rest().rpc('approve_caregiver', { caregiver_id: id, revision }));

/** Asks for changes to a profile, or to the changes that wait: why, and in which fields; the caregiver reads both (admin). */
export const requestProfileChanges = (id: string, reason: string, fields: ProfileColumn[]) =>
  respond(rest().rpc('request_profile_changes', { caregiver_id: id, reason, fields }));

/** Suspends an approved caregiver, with the reason that the caregiver reads (admin). */
export const suspendCaregiver = (id: string, reason: string) =>
  respond(rest().rpc('suspend_caregiver', { caregiver_id: id, reason }));
