import type { PostgresConnection } from '@supabase/lite/postgres';

/**
 * @supabase/lite 0.10.0: `connection.close()` waits without limit for whoever still holds a session, a request that is being
 * answered for one. It should end them after a while, as this does after a second.
 */
export async function closeAtOnce(connection: PostgresConnection): Promise<void> {
  await connection.driver.end({ timeout: 1 });
}
