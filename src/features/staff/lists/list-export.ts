import { atom } from 'nanostores';
import type { recordExport } from '../../../data/list-page.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { ListQuery } from '../../../lib/list-query.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import type { ListPage } from '../../../state/list-screen.ts';
import type { CsvColumn } from './list-csv.ts';

/** How many rows the database returns at once. */
const ROWS_AT_ONCE = 1000;

export type ExportService<Row> = {
  load: (query: ListQuery) => Promise<Result<ListPage<Row>, Failure>>;
  recordExport: typeof recordExport;
};

/**
 * A list with its filters as a file, read page by page. The export is recorded before its first row is read. `$done`
 * counts rows.
 */
export function listExport<Row>(
  list: string,
  columns: readonly CsvColumn<Row>[],
  { load, recordExport: record }: ExportService<Row>,
) {
  const $done = atom<number | undefined>(undefined);

  async function write(query: ListQuery): Promise<Result<Blob, Failure>> {
    // Loaded only for an export.
    const csv = await import('./list-csv.ts').catch(() => undefined);
    if (!csv) return fail({ kind: 'offline', code: 'unreachable' });
    const recorded = await record(list, query);
    if (!recorded.ok) return recorded;
    const parts = [csv.csvHead(columns)];
    for (let page = 1, left = true; left; page += 1) {
      const answer = await load({ ...query, page, size: ROWS_AT_ONCE });
      if (!answer.ok) return answer;
      const { rows, total } = answer.value;
      parts.push(csv.csvRows(columns, rows));
      $done.set(Math.min(page * ROWS_AT_ONCE, total));
      left = page * ROWS_AT_ONCE < total;
    }
    return ok(new Blob(parts, { type: 'text/csv' }));
  }

  return {
    $done,
    async write(query: ListQuery) {
      $done.set(0);
      const file = await write(query);
      $done.set(undefined);
      return file;
    },
  };
}
