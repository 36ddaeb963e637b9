import { loadRequests } from '../../../data/requests.ts';
import { ANSWERS_WAITING } from '../../../domain/list-filters.ts';
import { href } from '../../../domain/routes.ts';
import { REQUEST_STATUS } from '../../../domain/status.ts';
import { listScreen } from '../../../state/list-screen.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { withWaiting, waitingCalls } from '../waiting/with-waiting.ts';

const calls = { loadRequests, ...waitingCalls };

/** The list of requests, newest first unless the address says otherwise. */
export const createRequestsScreen = (open: ScreenProps['open'], search: string, service = calls) =>
  listScreen({
    path: href('adminRequests'),
    open,
    search,
    load: withWaiting(
      service.loadRequests,
      service,
      ({ id }) => id,
      ({ requestId }) => requestId,
    ),
    defaults: { sort: 'submitted_at', direction: 'desc' },
    statuses: [...Object.keys(REQUEST_STATUS), ANSWERS_WAITING],
    sorts: ['submitted_at', 'starts_on', 'status', 'urgency'],
    filters: ['care', 'skill', 'day', 'place', 'has'],
  });
