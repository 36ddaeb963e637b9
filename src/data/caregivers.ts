import { CHANGES_WAITING, DOCUMENTS_WAITING } from '../domain/list-filters.ts';
import type { ProfileColumn } from '../domain/profile-fields.ts';
import type { ListQuery } from '../lib/list-query.ts';
import { rest } from './client.ts';
import { asked, PAGE_COLUMNS } from './list-page.ts';
import { pageOf } from './page-of.ts';
import { respond } from './respond.ts';

/** A page of caregivers for the admin; searches names. Sort keys: updated_at, full_name, status. */
export const loadCaregivers = async (query: ListQuery) =>
  pageOf(
    await respond(
      rest()
        .rpc('list_caregivers', asked(query, WAITING[query.status] ?? { status: query.status }))
        .select(
          `${PAGE_COLUMNS}, userId, fullName, careTypes, experienceYears, status, updatedAt, place, assignedTo, isClosed`,
        ),
    ),
  );
const WAITING: Record<string, Record<string, string>> = {
  [DOCUMENTS_WAITING]: { documents: 'waiting' },
  [CHANGES_WAITING]: { changes: 'waiting' },
};

/**
 * Approves a profile or its changes, even of a suspended caregiver; `revision` is the one that was seen (admin).
 * Refusal: profile_changed.
 */
export const approveCaregiver = (id: string, revision: number) =>
  respond(rest().rpc('approve_caregiver', { caregiverId: id, revision }));

/**
 * Asks for changes to a profile, or to its waiting changes, with a reason and fields, which the caregiver reads. `seen`
 * is what a colleague had already asked for about the waiting changes, if anything (admin). Refusal: changed_meanwhile
 * (detail: {by, at}).
 */
export const requestProfileChanges = (
  id: string,
  reason: string,
  fields: ProfileColumn[],
  seen: string | null,
) =>
  respond(
    rest().rpc('request_profile_changes', {
      caregiverId: id,
      reason,
      fields,
      seen: { changes_reason: seen },
    }),
  );

/** Suspends an approved caregiver, with the reason that the caregiver reads (admin). */
export const suspendCaregiver = (id: string, reason: string) =>
  respond(rest().rpc('suspend_caregiver', { caregiverId: id, reason }));
