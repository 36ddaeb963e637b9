import { ok } from '../lib/result.ts';
import { rest } from './client.ts';
import { respond } from './respond.ts';
import { named } from './staff-names.ts';

/** The owner of a request or a caregiver, null for nobody (admin). */
export async function loadOwner(subject: string) {
  const found = await respond(rest().rpc('owner_of', { subject }).select('adminId, name'));
  return found.ok ? ok(found.value[0] ?? null) : found;
}

/** Possible owners: the admins who can sign in, by name (admin). */
export async function loadAdmins() {
  const found = await respond(
    rest()
      .from('users')
      .select('id, email, fullName')
      .eq('role', 'admin')
      .eq('emailVerified', true)
      .is('deactivatedAt', null)
      .order('email')
      .limit(100),
  );
  return found.ok ? ok(found.value.map(named)) : found;
}

/**
 * Assigns a record to an admin, or with null to nobody; `from` is the owner that the caller saw (admin). Refusals:
 * not_an_admin, owner_changed.
 */
export const assign = (subject: string, to: string | null, from: string | null) =>
  respond(rest().rpc('assign', { subject, toAdmin: to, fromAdmin: from }));
