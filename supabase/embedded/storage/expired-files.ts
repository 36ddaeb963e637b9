import type postgres from 'postgres';
import type { LogFile } from '../log-file.ts';

type Options = {
  /** Connected as the database's owner. */
  sql: postgres.Sql;
  /** Answers a request to the API. */
  fetch(request: Request): Promise<Response>;
  secretKey: string;
  log: LogFile;
};

/**
 * Removes the files that no document names any more; accounts whose time is over wait for that (decision 0072). By way of
 * the storage API, as a scheduled job does on hosted Supabase: nothing else removes a file together with its record.
 */
export async function removeExpiredFiles({ sql, fetch, secretKey, log }: Options): Promise<void> {
  const rows = await sql<{ path: string }[]>`select private.expired_files() as path`;
  for (let first = 0; first < rows.length; first += 100) {
    const prefixes = rows.slice(first, first + 100).map(({ path }) => path);
    const response = await fetch(
      new Request('http://localhost/storage/v1/object/documents', {
        method: 'DELETE',
        headers: {
          apikey: secretKey,
          authorization: `Bearer ${secretKey}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ prefixes }),
      }),
    );
    if (!response.ok) log.write(`expired files were not removed: ${response.status}`);
  }
}
