import { loadDeactivated } from '../../../data/users.ts';
import type { Failure } from '../../../lib/failure.ts';
import { ok, type Result } from '../../../lib/result.ts';

export const closedCalls = { loadDeactivated };

/** Rows with whether the account that each is about, if any, is closed. Where that can't be asked, none is said to be. */
export async function markClosed<Row>(
  rows: readonly Row[],
  accountOf: (row: Row) => string | null,
  { loadDeactivated }: typeof closedCalls,
): Promise<(Row & { isClosed: boolean })[]> {
  const accounts = rows.flatMap((row) => accountOf(row) ?? []);
  const found = accounts.length > 0 ? await loadDeactivated(accounts) : undefined;
  const closed = new Set(found?.ok ? found.value : []);
  return rows.map((row) => ({ ...row, isClosed: closed.has(accountOf(row) ?? '') }));
}

/** The same for a page of a list. */
export const withClosed =
  <Query, Row, Page extends { rows: Row[] }>(
    load: (query: Query) => Promise<Result<Page & { rows: Row[] }, Failure>>,
    accountOf: (row: Row) => string | null,
    calls = closedCalls,
  ) =>
  async (query: Query) => {
    const page = await load(query);
    if (!page.ok) return page;
    return ok({ ...page.value, rows: await markClosed(page.value.rows, accountOf, calls) });
  };
