import type { Client } from '../domain/client.ts';
import { DEACTIVATED } from '../domain/list-filters.ts';
import type { ListQuery } from '../lib/list-query.ts';
import type { Profile } from '../domain/profile.ts';
import { rest } from './client.ts';
import { asked, PAGE_COLUMNS } from './list-page.ts';
import { pageOf, respondOne } from './page-of.ts';
import { respond } from './respond.ts';

const USER = 'id, email, role, emailVerified, createdAt, deactivatedAt';

/** One account; null for one with only a legacy record (admin). */
export const loadUser = (id: string) =>
  respond(rest().from('users').select('email, emailVerified, deactivatedAt').eq('id', id).maybeSingle());

/** One account with everything that an admin may know about it. */
export const loadUserRecord = (id: string) =>
  respondOne(
    rest()
      .from('users')
      .select(`${USER}, fullName, updatedAt, deactivatedReason, hasSecondFactor`)
      .eq('id', id)
      .maybeSingle(),
  );

/**
 * An account's open work: current and future placements, applications without an answer, and how much it owns. `held`
 * lists fifty things it owns (admin).
 */
export const loadAccountAtWork = (id: string) =>
  respondOne(
    rest()
      .rpc('account_at_work', { userId: id })
      .select('lastSeen, deactivatedBy, placements, applications, holding, held')
      .maybeSingle()
      .overrideTypes<{
        lastSeen: string | null;
        /** The admin who deactivated it; null while it is active. */
        deactivatedBy: string | null;
        /** The name of a request is its reference. */
        held: { id: string; kind: 'request' | 'caregiver'; name: string | null; client: Client }[];
      }>(),
  );

/** A page of accounts for the admin; searches email addresses. Sort keys: created_at, email, role. */
export const loadUsers = async (query: ListQuery) =>
  pageOf(
    await respond(
      rest()
        .rpc(
          'list_users',
          asked(query, query.status === DEACTIVATED ? { deactivated: 'yes' } : { role: query.status }),
        )
        .select(`${PAGE_COLUMNS}, ${USER}`),
    ),
  );

/**
 * Makes an account an admin's or a caregiver's (admin). Refusals: last_admin, second_admin_needed,
 * user_step_not_allowed (detail: the role it already has, or email_not_verified).
 */
export const setUserRole = (id: string, role: Profile['role']) =>
  respond(rest().rpc('set_user_role', { userId: id, newRole: role }));

/**
 * Deactivates an account at once, with a reason that its owner reads. If a colleague is named, they take over
 * what it owns (admin). Refusals: last_admin, second_admin_needed, user_step_not_allowed, not_an_admin.
 */
export const deactivateUser = (id: string, reason: string, handTo: string | null) =>
  respond(rest().rpc('deactivate_user', { userId: id, reason, handTo }));

/** Reactivates an account (admin). Refusal: user_step_not_allowed. */
export const reactivateUser = (id: string) => respond(rest().rpc('reactivate_user', { userId: id }));

/**
 * Removes a colleague's lost second factor. They set up a new one on signing in (admin). Refusals:
 * own_record, user_step_not_allowed.
 */
export const resetSecondFactor = (id: string) => respond(rest().rpc('reset_second_factor', { userId: id }));
