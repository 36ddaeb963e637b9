import type { PostgresConnection } from '@supabase/lite/postgres';

/**
 * @supabase/lite 0.10.0: the first request runs `GRANT ALL` on every table to anon and authenticated in each schema that has
 * row security, so that column grants are lost, and tables without row security are everyone's. It should grant nothing:
 * privileges belong to migrations. It does so only while it does not know whether there is row security, so here it is told.
 */
export function grantNothing(connection: PostgresConnection): void {
  Object.assign(connection, { rlsState: 'active' });
}
