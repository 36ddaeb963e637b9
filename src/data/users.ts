import { pageRange, type ListQuery } from '../lib/list-query.ts';
import { rest } from './client.ts';
import { likePattern } from './like-pattern.ts';
import { respond, respondPage } from './respond.ts';

/** One account, or null for those that only have a legacy record (admin). */
export const loadUser = (id: string) =>
  respond(
    rest()
      .from('users')
      .select('email, emailVerified:email_verified, deactivatedAt:deactivated_at')
      .eq('id', id)
      .maybeSingle(),
  );

/** A page of accounts for the admin; searches e-mail addresses. Sort keys: created_at, email, role. */
export async function loadUsers(query: ListQuery) {
  let call = rest()
    .from('users')
    .select(
      'id, email, role, emailVerified:email_verified, createdAt:created_at, deactivatedAt:deactivated_at',
      {
        count: 'exact',
      },
    );
  if (query.status === 'admin' || query.status === 'caregiver') call = call.eq('role', query.status);
  if (query.search) call = call.ilike('email', likePattern(query.search));
  const column = ['created_at', 'email', 'role'].includes(query.sort) ? query.sort : 'created_at';
  return respondPage(
    call
      .order(column, { ascending: query.direction === 'asc' })
      .order('id')
      .range(...pageRange(query)),
  );
}
