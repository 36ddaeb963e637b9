import { loadVisitBoard } from '../../../data/visit-board.ts';
import { href } from '../../../domain/routes.ts';
import { listScreen } from '../../../state/list-screen.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { mondayOf } from './board.ts';

export const LINES_ON_PAGE = 50;

/** A week of visits; which one, and what it is narrowed by, is in the address. */
export const createVisitsScreen = (open: ScreenProps['open'], search: string, service = { loadVisitBoard }) =>
  listScreen({
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
