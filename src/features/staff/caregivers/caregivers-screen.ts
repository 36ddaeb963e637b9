import { loadCaregivers } from '../../../data/caregivers.ts';
import { CHANGES_WAITING, DOCUMENTS_WAITING } from '../../../domain/list-filters.ts';
import { listScreen } from '../../../state/list-screen.ts';
import { href } from '../../../domain/routes.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { PROFILE_STATUS } from '../../../domain/status.ts';
import { closedCalls, withClosed } from '../record/with-closed.ts';
import { withWaiting, waitingCalls } from '../waiting/with-waiting.ts';

const calls = { loadCaregivers, ...waitingCalls, ...closedCalls };

/** The list of caregivers, last changed first unless the address says otherwise. */
export const createCaregiversScreen = (open: ScreenProps['open'], search: string, service = calls) =>
  listScreen({
    path: href('adminCaregivers'),
    open,
    search,
    load: withWaiting(
      withClosed(service.loadCaregivers, service, ({ userId }) => userId),
      service,
      ({ userId }) => userId,
      ({ kind, caregiverId }) => (kind === 'profile' || kind === 'paper' ? caregiverId : null),
    ),
    defaults: { sort: 'updated_at', direction: 'desc' },
    statuses: [...Object.keys(PROFILE_STATUS), CHANGES_WAITING, DOCUMENTS_WAITING],
    sorts: ['updated_at', 'full_name', 'status'],
    filters: ['care', 'skill', 'day', 'place', 'has'],
  });
