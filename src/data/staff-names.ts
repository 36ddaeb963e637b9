import { ok } from '../lib/result.ts';
import { rest } from './client.ts';
import { respond } from './respond.ts';

/** What colleagues call a staff member: the name, or the address if there is none. */
export const named = <Row extends { email: string; fullName: string | null }>({
  email,
  fullName,
  ...row
}: Row) => ({ ...row, name: fullName ?? email });

/**
 * Which staff member recorded an answer by phone (`family`, `caregiver`) or checked a document (`check`); null if they
 * are no longer known (admin).
 */
export async function loadStaffBehind(subject: string) {
  const found = await respond(rest().rpc('staff_behind', { subject }).select('did, staff'));
  return found.ok ? ok(new Map(found.value.map(({ did, staff }) => [did, staff as string | null]))) : found;
}

/** The name that the signed-in admin's colleagues read; empty until one is entered (admin). */
export async function loadMyName(id: string) {
  const found = await respond(rest().from('users').select('fullName').eq('id', id).single());
  return found.ok ? ok(found.value.fullName ?? '') : found;
}

/** Sets that name. Empty means that colleagues read the address (admin). Refusals: too_long, name_of_role. */
export const setMyName = (fullName: string) => respond(rest().rpc('set_my_name', { fullName }));
