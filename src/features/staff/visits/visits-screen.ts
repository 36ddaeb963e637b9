import { loadVisitBoard } from '../../../data/visit-board.ts';
import type { BoardLine } from '../../../data/visit-board.ts';
import { href } from '../../../domain/routes.ts';
import type { Failure } from '../../../lib/failure.ts';
import { ok, type Result } from '../../../lib/result.ts';
import { listScreen } from '../../../state/list-screen.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { mondayOf } from './board.ts';

export const LINES_ON_PAGE = 50;
/** The most pages of the board that are printed at once. */
const PAGES_PRINTED = 10;

/** A week of visits. The week and the filters are in the address. */
export function createVisitsScreen(open: ScreenProps['open'], search: string, service = { loadVisitBoard }) {
  const list = listScreen({
    path: href('adminVisits'),
    open,
    search,
    load: ({ filters: { week, ...filters }, page }) =>
      service.loadVisitBoard(mondayOf(week), { filters, page }),
    defaults: { sort: '', direction: 'asc' },
    statuses: [],
    sorts: [],
    filters: ['week', 'by', 'gaps', 'place', 'has'],
  });
  return {
    ...list,
    /** All lines of the week, up to the number of pages that are printed. */
    async loadAll(): Promise<Result<BoardLine[], Failure>> {
      const { week, ...filters } = list.$query.get().filters;
      const lines: BoardLine[] = [];
      for (let page = 1; page <= PAGES_PRINTED; page += 1) {
        const found = await service.loadVisitBoard(mondayOf(week), { filters, page });
        if (!found.ok) return found;
        lines.push(...found.value.rows);
        if (found.value.total <= page * LINES_ON_PAGE) break;
      }
      return ok(lines);
    },
  };
}
