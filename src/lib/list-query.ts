/** Which part of a list is wanted: it is kept in the address, so that a list can be linked to, reloaded and gone back to. */
export type ListQuery = {
  search: string;
  status: string;
  sort: string;
  direction: 'asc' | 'desc';
  /** From 1. */
  page: number;
};

/** Rows on a page of a list. */
export const PAGE_SIZE = 20;

/** Reads a list query from an address's query string; invalid values fall back to the defaults. */
export function readListQuery(
  queryString: string,
  defaults: { sort: string; direction: 'asc' | 'desc' },
): ListQuery {
  const params = new URLSearchParams(queryString);
  const page = Number(params.get('page'));
  return {
    search: (params.get('q') ?? '').slice(0, 100),
    status: params.get('status') ?? '',
    sort: params.get('sort') ?? defaults.sort,
    direction: (params.get('dir') ?? defaults.direction) === 'asc' ? 'asc' : 'desc',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The query string of a list query, with a leading `?`, leaving out the defaults. */
export function writeListQuery(
  query: ListQuery,
  defaults: { sort: string; direction: 'asc' | 'desc' },
): string {
  const params = new URLSearchParams();
  if (query.search) params.set('q', query.search);
  if (query.status) params.set('status', query.status);
  if (query.sort !== defaults.sort || query.direction !== defaults.direction) {
    params.set('sort', query.sort);
    params.set('dir', query.direction);
  }
  if (query.page > 1) params.set('page', String(query.page));
  const text = params.toString();
  return text && `?${text}`;
}

/** First and last row of the wanted page, from 0, both included. */
export const pageRange = ({ page }: ListQuery): [number, number] => [
  (page - 1) * PAGE_SIZE,
  page * PAGE_SIZE - 1,
];
