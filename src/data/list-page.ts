import type { ListQuery } from '../lib/list-query.ts';
import { PAGE_SIZE } from '../lib/list-size.ts';
import { rest } from './client.ts';
import { respond } from './respond.ts';

/** The parameters of the database's list functions: a query's search and filters, and its status as a filter. */
export const asked = (
  { search, filters, sort, direction, page, size = PAGE_SIZE }: ListQuery,
  wanted: Record<string, string>,
) => ({
  // An export has all rows.
  filters: { ...filters, ...wanted, search, ...(size > PAGE_SIZE && { whole: 'yes' }) },
  sort,
  descending: direction === 'desc',
  page,
  size,
});

/** All rows of one job. */
export const ofJob = (job: string) => ({ filters: { job }, page: 1, size: 200 });

/** The columns about the page, which every row has. */
export const PAGE_COLUMNS = 'total, onPage';

/**
 * Records that a list is exported, with its filters, but without the words of a search (admin). Refusal:
 * no_such_list.
 */
export const recordExport = (list: string, { search, status, filters }: ListQuery) =>
  respond(
    rest().rpc('record_export', {
      list,
      narrowedBy: { ...filters, ...(status && { status }), ...(search && { search: true }) },
    }),
  );
