import type { PostgresConnection } from '@supabase/lite/postgres';

/**
 * @supabase/lite 0.10.0: the schema is read once, so that anything new in it is a 404 until the next start. PostgREST reads it
 * again on `notify pgrst`, as here; then `changed` is called too. Returns the function that stops listening.
 */
export async function followSchema(
  connection: PostgresConnection,
  changed: () => Promise<void> = async () => undefined,
): Promise<() => Promise<void>> {
  const listening = await connection.driver.listen('pgrst', () => {
    void connection.clearSchemaCache();
    // Without an answer the old schema stays, and the next change is another chance.
    changed().catch(() => undefined);
  });
  return () => listening.unlisten();
}
