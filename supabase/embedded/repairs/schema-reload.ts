import type { PostgresConnection } from '@supabase/lite/postgres';

/**
 * @supabase/lite 0.10.0: what it knows of the schema is read once, and a changed schema is a 404 until the next start.
 * PostgREST reads it again on `notify pgrst`; so it is here. Returns what ends the listening.
 */
export async function followSchema(connection: PostgresConnection): Promise<() => Promise<void>> {
  const listening = await connection.driver.listen('pgrst', () => void connection.clearSchemaCache());
  return () => listening.unlisten();
}
