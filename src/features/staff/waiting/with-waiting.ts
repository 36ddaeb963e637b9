import { loadPendingItems } from '../../../data/pending-items.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { ListQuery } from '../../../lib/list-query.ts';
import { ok, type Result, type ValueOf } from '../../../lib/result.ts';
import type { ListPage } from '../../../state/list-screen.ts';

export const waitingCalls = { loadPendingItems };
export type PendingItem = ValueOf<typeof loadPendingItems>[number];

/** The first pending item of each side. */
export const turnsIn = (things: readonly PendingItem[]): PendingItem[] =>
  things.filter(({ turn }, index) => things.findIndex((other) => other.turn === turn) === index);

/**
 * A list whose rows have their pending items: the first due of each side. `about` names an item's row. If the items
 * can't be read, the rows come without them.
 */
export const withWaiting =
  <Row>(
    load: (query: ListQuery) => Promise<Result<ListPage<Row>, Failure>>,
    idOf: (row: Row) => string,
    about: (thing: PendingItem) => string | null,
    { loadPendingItems } = waitingCalls,
  ) =>
  async (query: ListQuery): Promise<Result<ListPage<Row & { waiting: PendingItem[] }>, Failure>> => {
    const page = await load(query);
    if (!page.ok) return page;
    const { rows } = page.value;
    const found = rows.length > 0 ? await loadPendingItems(rows.map(idOf)) : undefined;
    const things = found?.ok ? found.value : [];
    const waitingFor = (row: Row) => turnsIn(things.filter((thing) => about(thing) === idOf(row)));
    return ok({ ...page.value, rows: rows.map((row) => ({ ...row, waiting: waitingFor(row) })) });
  };
