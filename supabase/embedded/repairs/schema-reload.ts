import type { PostgresConnection } from '@supabase/lite/postgres';

/**
 * @supabase/lite 0.10.0: the schema is read once, so anything new in it is a 404 until the next start.
 * PostgREST reads it again on `notify pgrst`. So does this, and then calls `changed`. Returns the function
 * that stops listening.
 */
export async function followSchema(
  connection: PostgresConnection,
  changed: () => Promise<void> = async () => undefined,
): Promise<() => Promise<void>> {
  const listening = await connection.driver.listen('pgrst', () => {
    void connection.clearSchemaCache();
    // If that fails, the old schema stays until the next change.
    changed().catch(() => undefined);
  });
  return () => listening.unlisten();
}
