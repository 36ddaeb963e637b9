import { loadUsers } from '../../../data/users.ts';
import { DEACTIVATED } from '../../../domain/list-filters.ts';
import { listScreen } from '../../../state/list-screen.ts';
import { href } from '../../../domain/routes.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';

const calls = { loadUsers };

/** The list of accounts, newest first unless the address says otherwise. Its filter is the role, or who is out. */
export const createUsersScreen = (open: ScreenProps['open'], search: string, { loadUsers } = calls) =>
  listScreen({
    path: href('adminUsers'),
    open,
    search,
    load: loadUsers,
    defaults: { sort: 'created_at', direction: 'desc' },
    statuses: ['admin', 'caregiver', DEACTIVATED],
    sorts: ['created_at', 'email', 'role'],
  });
