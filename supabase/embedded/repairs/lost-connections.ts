import type { PostgresConnection } from '@supabase/lite/postgres';
import { isUnavailable } from '../database/errors.ts';

/** The connection that postgres passes to `onexecute`. It tells one listener that it was closed. */
type Live = { onclose: (error: Error) => void };

/**
 * postgres 3.4.9: a statement on a reserved connection that the database has closed, such as the rollback
 * after a shutdown, throws an uncaught error and ends the process (porsager/postgres#1208). Once released,
 * the connection goes to the next request. Statements should be refused. Here they are, from the moment it is
 * closed, and it is not released.
 */
export function refuseLostConnections({ driver }: PostgresConnection): void {
  const reserve = driver.reserve.bind(driver);
  driver.reserve = async () => {
    const reserved = await reserve();
    const { unsafe, release } = reserved;
    let lost: unknown;
    const onexecute = (connection: Live) => {
      connection.onclose = (error) => (lost ??= error);
      return true;
    };
    const run = async (...[statement, values, options]: Parameters<typeof unsafe>) => {
      if (lost !== undefined) throw lost;
      try {
        return await unsafe(statement, values, { ...options, onexecute } as typeof options);
      } catch (error) {
        if (isUnavailable(error)) lost = error;
        throw error;
      }
    };
    return Object.assign(reserved, {
      unsafe: run as unknown as typeof unsafe,
      release: () => {
        if (lost === undefined) release();
      },
    });
  };
}
