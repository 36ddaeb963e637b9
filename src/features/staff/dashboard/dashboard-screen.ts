import { atom } from 'nanostores';
import { assign } from '../../../data/assignments.ts';
import { loadFailedMails } from '../../../data/failed-mails.ts';
import { loadPendingCounts } from '../../../data/pending-items.ts';
import { href } from '../../../domain/routes.ts';
import { withParams } from '../../../lib/address.ts';
import { readListQuery } from '../../../lib/list-query.ts';
import { ok } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { loadable } from '../../../state/loadable.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';
import { waitingCalls, type PendingItem } from '../waiting/with-waiting.ts';
import { taskOf } from './tasks.ts';

const calls = { ...waitingCalls, assign, loadFailedMails, loadPendingCounts };
export type DashboardStore = ReturnType<typeof createDashboardScreen>;

const read = (queryString: string) =>
  readListQuery(queryString, { sort: '', direction: 'asc' }, ['has', 'kind']);

/**
 * Staff's pending items, most urgent first, with the number of each kind and of undelivered emails. The filters by
 * owner (`has`) and kind of work (`kind`) are in the address, `search`.
 */
export function createDashboardScreen(open: ScreenProps['open'], search: () => string, service = calls) {
  const $query = atom(read(search()));
  const $busy = atom(false);
  /** Counts links that set the filters. Only then do the results take the focus. */
  const $led = atom(0);
  const waiting = loadable(async () => {
    const { has, kind } = $query.get().filters;
    const task = taskOf(kind);
    $busy.set(true);
    const found = await service.loadPendingItems(undefined, {
      ...(task && { kind: task.kind, status: task.status }),
      ...(has && { has }),
    });
    $busy.set(false);
    return found.ok ? ok(found.value.filter(({ turn }) => turn === 'staff')) : found;
  });
  const counts = loadable(service.loadPendingCounts);
  return {
    $query,
    $busy,
    $led,
    waiting,
    counts,
    failedMails: loadable(service.loadFailedMails),
    narrow(name: string, value: string) {
      $query.set({ ...$query.get(), filters: { ...$query.get().filters, [name]: value } });
      open(href('adminDashboard') + withParams(search(), { [name]: value }), true);
      void waiting.replace();
    },
    /** Follows an address that a tile or the back button changed. */
    follow() {
      const next = read(search());
      const { has = '', kind = '' } = $query.get().filters;
      if (has === (next.filters['has'] ?? '') && kind === (next.filters['kind'] ?? '')) return;
      $query.set(next);
      void waiting.replace().then(() => $led.set($led.get() + 1));
    },
    /** Assigns an item, or unassigns it with null. The owner on the screen must be the current one. */
    take: action(
      thenRefresh(
        ({ assignment }: Pick<PendingItem, 'assignment'>, to: string | null, from: string | null) =>
          service.assign(assignment, to, from),
        () => Promise.all([waiting.reload(), counts.reload()]),
      ),
    ),
  };
}
