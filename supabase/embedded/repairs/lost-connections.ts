import type { PostgresConnection } from '@supabase/lite/postgres';
import { isUnavailable } from '../database/errors.ts';

/** What postgres hands to `onexecute`: the connection itself, which tells one listener that it was closed. */
type Live = { onclose: (error: Error) => void };

/**
 * postgres 3.4.9: a statement on a reserved connection that the database has closed, such as the rollback after a shutdown,
 * throws where nothing catches it, and ends the process (porsager/postgres#1208); giving the connection back hands it to the
 * next request. Statements should be refused. Here they are from the moment it is closed, and it is not given back.
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
