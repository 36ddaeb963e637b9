import { ANSWERS_WAITING, loadRequests } from '../../../data/requests.ts';
import { listScreen } from '../../../state/list-screen.ts';
import { href } from '../../../domain/routes.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { REQUEST_STATUS } from '../../../domain/status.ts';

/** The list of requests, newest first unless the address says otherwise. */
export const createRequestsScreen = (open: ScreenProps['open'], search: string) =>
  listScreen({
    path: href('adminRequests'),
    open,
    search,
    load: loadRequests,
    defaults: { sort: 'submitted_at', direction: 'desc' },
    statuses: [...Object.keys(REQUEST_STATUS), ANSWERS_WAITING],
    sorts: ['submitted_at', 'starts_on', 'status'],
  });
