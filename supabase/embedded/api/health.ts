import { statfs } from 'node:fs/promises';
import type postgres from 'postgres';
import { errorMessage } from '../startup-error.ts';

export type Health = {
  /** Those of `private.health`, and `unreachable`, `disk_full`. */
  faults: string[];
  disk_free_megabytes?: number;
  /** The other values of `private.health`. */
  [detail: string]: unknown;
};

const leastFreeMegabytes = 500;
const bytesAMegabyte = 1_000_000;

/**
 * Says whether the service is well. Without `private.health` it only tries to reach the database. `sql` is
 * connected as the database's owner. `dataDir` is on the disk that must not run full.
 */
export async function createHealth(options: {
  sql: postgres.Sql;
  isReachable: () => Promise<boolean>;
  dataDir: string;
}): Promise<() => Promise<Health>> {
  const { sql, isReachable, dataDir } = options;
  const [found] = await sql`select to_regprocedure('private.health()') is not null as yes`;
  return async () => {
    if (!(await isReachable())) return { faults: ['unreachable'] };
    try {
      const [seen] = found?.['yes'] ? await sql<Health[]>`select * from private.health()` : [];
      const { bavail, bsize } = await statfs(dataDir);
      const free = Math.floor((bavail * bsize) / bytesAMegabyte);
      const faults = [...(seen?.faults ?? []), ...(free < leastFreeMegabytes ? ['disk_full'] : [])];
      return { ...seen, faults, disk_free_megabytes: free };
    } catch (error) {
      return { faults: ['unreachable'], reason: errorMessage(error) };
    }
  };
}
