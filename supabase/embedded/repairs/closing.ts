import type { PostgresConnection } from '@supabase/lite/postgres';

/**
 * @supabase/lite 0.10.0: `connection.close()` waits without limit while anyone holds a session, such as a
 * request that is being answered. It should end sessions after a while; this does so after a second.
 */
export async function closeAtOnce(connection: PostgresConnection): Promise<void> {
  await connection.driver.end({ timeout: 1 });
}
