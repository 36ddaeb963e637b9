import type { PostgresConnection } from '@supabase/lite/postgres';

/**
 * @supabase/lite 0.10.0: the first request runs `GRANT ALL` on every table to anon and authenticated in each
 * schema that has row security, so column grants are lost, and anyone can read tables without row security.
 * It should grant nothing, since privileges belong to migrations. It grants only while it does not know
 * whether there is row security, so this tells it.
 */
export function grantNothing(connection: PostgresConnection): void {
  Object.assign(connection, { rlsState: 'active' });
}
