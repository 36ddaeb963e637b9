/**
 * The wanted part of a list. It is kept in the address, so that a list can be linked to, reloaded and
 * returned to.
 */
export type ListQuery = {
  search: string;
  status: string;
  /** Other filters, by name. A missing or empty one filters nothing. */
  filters: Readonly<Record<string, string>>;
  sort: string;
  direction: 'asc' | 'desc';
  /** From 1. */
  page: number;
  /** Rows on a page; by default PAGE_SIZE. */
  size?: number;
};

/**
 * Reads a list query from an address's query string, with these filters. Invalid values become the defaults.
 */
export function readListQuery(
  queryString: string,
  defaults: { sort: string; direction: 'asc' | 'desc' },
  filters: readonly string[] = [],
): ListQuery {
  const params = new URLSearchParams(queryString);
  const page = Number(params.get('page'));
  return {
    search: (params.get('q') ?? '').slice(0, 100),
    status: params.get('status') ?? '',
    filters: Object.fromEntries(
      filters.flatMap((name) => {
        const value = params.get(name)?.slice(0, 100);
        return value ? [[name, value]] : [];
      }),
    ),
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
  for (const [name, value] of Object.entries(query.filters)) if (value) params.set(name, value);
  if (query.sort !== defaults.sort || query.direction !== defaults.direction) {
    params.set('sort', query.sort);
    params.set('dir', query.direction);
  }
  if (query.page > 1) params.set('page', String(query.page));
  const text = params.toString();
  return text && `?${text}`;
}
