import type { User } from '@supabase/auth-js';
import type { Failure } from '../lib/failure.ts';
import type { Profile } from '../domain/profile.ts';
import { ok, type Result } from '../lib/result.ts';
import { rest } from './client.ts';
import { respond } from './respond.ts';

/**
 * The profile of the signed-in account, from users, else built from the legacy record with role caregiver; null if
 * there is neither. If its emailVerified differs from the account's, the database updates it (docs/specification.md,
 * Profile behind an account).
 */
export async function loadAccountProfile(user: User): Promise<Result<Profile | null, Failure>> {
  const found = await read(user.id);
  if (!found.ok || !found.value) return found;
  if (found.value.emailVerified === Boolean(user.email_confirmed_at)) return found;
  const synced = await respond(rest().rpc('sync_my_profile'));
  return synced.ok ? read(user.id) : found;
}

/** What staff have to do before they are let in: enter a code, or set up what makes codes; null for nothing. */
export type MissingFactor = 'code' | 'set_up' | null;

export const loadMissingFactor = async () =>
  (await respond(rest().rpc('missing_second_factor'))) as Result<MissingFactor, Failure>;

async function read(id: string): Promise<Result<Profile | null, Failure>> {
  const current = await respond(
    rest()
      .from('users')
      .select('id, email, role, emailVerified, createdAt, updatedAt')
      .eq('id', id)
      .maybeSingle(),
  );
  if (!current.ok || current.value) return current;
  const legacy = await respond(
    rest()
      .from('caregivers')
      .select('email, createdAt, updatedAt')
      .or(`id.eq.${id},user_id.eq.${id}`)
      .maybeSingle(),
  );
  if (!legacy.ok || !legacy.value) return legacy.ok ? ok(null) : legacy;
  return ok({ ...legacy.value, id, role: 'caregiver', emailVerified: false });
}
