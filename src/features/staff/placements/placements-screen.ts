import { loadPlacements } from '../../../data/placements.ts';
import { NOT_WELL } from '../../../domain/list-filters.ts';
import { href } from '../../../domain/routes.ts';
import { PLACEMENT_STATE } from '../../../domain/status.ts';
import { listScreen } from '../../../state/list-screen.ts';
import { closedCalls, withClosed } from '../record/with-closed.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';

const calls = { loadPlacements, ...closedCalls };

/** The list of placements, the latest first unless the address says otherwise. */
export const createPlacementsScreen = (open: ScreenProps['open'], search: string, service = calls) =>
  listScreen({
    path: href('adminPlacements'),
    open,
    search,
    load: withClosed(service.loadPlacements, service, ({ caregiverId }) => caregiverId),
    defaults: { sort: 'placed_at', direction: 'desc' },
    statuses: [...Object.keys(PLACEMENT_STATE), NOT_WELL],
    sorts: ['placed_at', 'starts_on'],
    filters: ['care', 'day', 'place'],
  });
