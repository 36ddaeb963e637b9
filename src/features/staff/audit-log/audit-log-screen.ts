import { atom } from 'nanostores';
import { loadAuditLog, loadStaff } from '../../../data/audit-log.ts';
import { href } from '../../../domain/routes.ts';
import { readListQuery, writeListQuery, type ListQuery } from '../../../lib/list-query.ts';
import { ok } from '../../../lib/result.ts';
import { loadable } from '../../../state/loadable.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';

const trailCalls = { loadAuditLog, loadStaff };
export type AuditLogStore = ReturnType<typeof createAuditLogScreen>;

export const PAGE = 50;
const DEFAULTS = { sort: 'id', direction: 'desc' } as const;
const NARROWED_BY = ['who', 'kind', 'what', 'thing', 'from', 'to'];
const read = (queryString: string) => readListQuery(queryString, DEFAULTS, [...NARROWED_BY, 'before']);

/** The filters without the page. */
const wantedOf = ({ filters }: ListQuery) =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => name !== 'before'));

/** The audit log. A page is named by the event it begins before. The filters are in the address. */
export function createAuditLogScreen(open: ScreenProps['open'], search: string, service = trailCalls) {
  const $query = atom(read(search));
  const $busy = atom(false);
  let address = search;
  const page = loadable(async () => {
    $busy.set(true);
    const query = $query.get();
    // One extra event tells whether there are earlier ones.
    const answer = await service.loadAuditLog(
      wantedOf(query),
      Number(query.filters['before']) || undefined,
      PAGE + 1,
    );
    $busy.set(false);
    return answer.ok
      ? ok({ rows: answer.value.slice(0, PAGE), hasOlder: answer.value.length > PAGE })
      : answer;
  });

  const go = (filters: ListQuery['filters'], replace: boolean) => {
    $query.set({ ...$query.get(), filters });
    address = writeListQuery($query.get(), DEFAULTS);
    open(href('adminAuditLog') + address, replace);
    void page.replace();
  };

  /** The pages for a file, each beginning where the last one ended. */
  const loadForFile = () => {
    let before: number | undefined;
    return async (query: ListQuery) => {
      const size = query.size ?? PAGE;
      if (query.page === 1) before = undefined;
      const answer = await service.loadAuditLog(wantedOf(query), before, size);
      if (!answer.ok) return answer;
      before = answer.value.at(-1)?.id;
      const isLast = answer.value.length < size;
      return ok({
        rows: answer.value,
        page: query.page,
        total: (query.page - 1) * size + answer.value.length + (isLast ? 0 : 1),
      });
    };
  };

  return {
    $query,
    $busy,
    page,
    staff: loadable(service.loadStaff),
    loadForFile: loadForFile(),
    narrow: (name: string, value: string) => go({ ...$query.get().filters, [name]: value, before: '' }, true),
    showAll: () => go({}, true),
    /** The page before an event. The browser's back button leads back. */
    older: (id: number) => go({ ...$query.get().filters, before: String(id) }, false),
    newest: () => go({ ...$query.get().filters, before: '' }, false),
    /** Follows an address that changed from outside. */
    follow(queryString: string) {
      if (queryString === address) return;
      address = queryString;
      $query.set(read(queryString));
      void page.replace();
    },
  };
}
