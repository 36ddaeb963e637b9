import { useState } from 'react';
import { formatShortDate } from '../../lib/operator.ts';
import { href } from '../../lib/routes.ts';
import type { ScreenProps } from '../../lib/screen-props.ts';
import { options } from '../../lib/vocabulary.ts';
import { Badge } from '../../ui/badge/Badge.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { ListView } from '../../ui/list-view/ListView.tsx';
import { PageHeader } from '../../ui/page-header/PageHeader.tsx';
import { Stack } from '../../ui/stack/Stack.tsx';
import { createUsersScreen } from './users-screen.ts';

const ROLES = { admin: 'Admin', caregiver: 'Caregiver' } as const;

/** `/admin/users`: who can sign in. */
export default function UsersScreen({ open }: ScreenProps) {
  const [list] = useState(() => createUsersScreen(open, location.search));
  return (
    <Stack gap={4}>
      <PageHeader title="Users" intro="Everyone who has an account." />
      <ListView
        list={list}
        caption="Users"
        noun={{ one: 'user', many: 'users' }}
        searchLabel="Search by email"
        filter={{
          label: 'Role',
          all: 'All roles',
          options: options(ROLES),
        }}
        columns={[
          {
            key: 'email',
            header: 'Email',
            sortable: 'text',
            cell: (row) =>
              row.role === 'caregiver' ? (
                <Link href={href('adminCaregiver', { id: row.id })}>{row.email}</Link>
              ) : (
                row.email
              ),
          },
          { key: 'role', header: 'Role', sortable: 'text', cell: (row) => ROLES[row.role] },
          {
            key: 'verified',
            header: 'Email verified',
            cell: (row) => (row.emailVerified ? 'Yes' : 'Not yet'),
          },
          {
            key: 'created_at',
            header: 'Created',
            sortable: 'time',
            nowrap: true,
            cell: (row) => formatShortDate(row.createdAt),
          },
          {
            key: 'access',
            header: 'Access',
            cell: (row) =>
              row.deactivatedAt ? (
                <Badge tone="danger">Deactivated {formatShortDate(row.deactivatedAt)}</Badge>
              ) : (
                <Badge tone="success">Active</Badge>
              ),
          },
        ]}
        rowKey={(row) => row.id}
        empty={<EmptyState title="No accounts yet" icon="users" />}
      />
    </Stack>
  );
}
