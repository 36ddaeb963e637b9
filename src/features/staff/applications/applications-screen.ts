import { loadApplications } from '../../../data/applications.ts';
import { listScreen } from '../../../state/list-screen.ts';
import { ENDED } from '../../../domain/list-filters.ts';
import { href } from '../../../domain/routes.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { APPLICATION_STATUS } from '../../../domain/status.ts';
import { closedCalls, withClosed } from '../record/with-closed.ts';
import { withWaiting, waitingCalls } from '../waiting/with-waiting.ts';

const calls = { loadApplications, ...waitingCalls, ...closedCalls };

/** The list of applications, newest first unless the address says otherwise. */
export const createApplicationsScreen = (open: ScreenProps['open'], search: string, service = calls) =>
  listScreen({
    path: href('adminApplications'),
    open,
    search,
    load: withWaiting(
      withClosed(service.loadApplications, service, ({ caregiverId }) => caregiverId),
      service,
      ({ id }) => id,
      ({ subjectId }) => subjectId,
    ),
    defaults: { sort: 'submitted_at', direction: 'desc' },
    statuses: [...Object.keys(APPLICATION_STATUS), ENDED],
    sorts: ['submitted_at', 'status'],
    filters: ['care', 'day', 'place'],
  });
