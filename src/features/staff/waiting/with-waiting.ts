import type * as data from '../../../data/waiting.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { ListQuery } from '../../../lib/list-query.ts';
import { ok, type Result, type ValueOf } from '../../../lib/result.ts';
import type { ListPage } from '../../../state/list-screen.ts';

export type WaitingService = Pick<typeof data, 'loadWaiting'>;
export type WaitingThing = ValueOf<WaitingService['loadWaiting']>[number];

/**
 * A list whose rows carry what waits about them, of several things the one that is due first. `about` names the row that
 * something belongs to. Where that can't be asked, the rows come without it.
 */
export const withWaiting =
  <Row>(
    load: (query: ListQuery) => Promise<Result<ListPage<Row>, Failure>>,
    { loadWaiting }: WaitingService,
    idOf: (row: Row) => string,
    about: (thing: WaitingThing) => string | null,
  ) =>
  async (
    query: ListQuery,
  ): Promise<Result<ListPage<Row & { waiting: WaitingThing | undefined }>, Failure>> => {
    const page = await load(query);
    if (!page.ok) return page;
    const { rows, total } = page.value;
    const found = rows.length > 0 ? await loadWaiting(rows.map(idOf)) : undefined;
    const things = found?.ok ? found.value : [];
    const waitingFor = (row: Row) => things.find((thing) => about(thing) === idOf(row));
    return ok({ total, rows: rows.map((row) => ({ ...row, waiting: waitingFor(row) })) });
  };
