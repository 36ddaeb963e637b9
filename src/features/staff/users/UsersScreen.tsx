import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useOwnId } from '../../../data/use-own-id.ts';
import { loadUsers } from '../../../data/users.ts';
import { DEACTIVATED } from '../../../domain/list-filters.ts';
import { formatShortDate } from '../../../domain/operator.ts';
import { ROLE_WORDS } from '../../../domain/profile.ts';
import type { ValueOf } from '../../../lib/result.ts';
import { href } from '../../../domain/routes.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { options } from '../../../domain/vocabulary.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { StaffList } from '../lists/StaffList.tsx';
import type { CsvColumn } from '../lists/list-csv.ts';
import { createInvitations } from './invitations.ts';
import { InvitationsCard } from './InvitationsCard.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { createRulesCard } from './rules-card.ts';
import { RulesCard } from './RulesCard.tsx';

type Row = ValueOf<typeof loadUsers>['rows'][number];
const EXPORTED: readonly CsvColumn<Row>[] = [
  { header: 'Email', value: (row) => row.email },
  { header: 'Role', value: (row) => ROLE_WORDS[row.role] },
  { header: 'Email verified', value: (row) => (row.emailVerified ? 'Yes' : '') },
  { header: 'Created', value: (row) => row.createdAt, isTime: true },
  { header: 'Deactivated', value: (row) => row.deactivatedAt, isTime: true },
];

/** `/admin/users`: who can sign in, and who is invited. */
export default function UsersScreen({ open }: ScreenProps) {
  const [invitations] = useState(() => createInvitations(location.origin));
  const [rules] = useState(() => createRulesCard());
  const [inviting, setInviting] = useState(false);
  const waiting = useStore(invitations.$count);
  const ownId = useOwnId();
  return (
    <Stack gap={4}>
      <StaffList
        open={open}
        path={href('adminUsers')}
        title="Users"
        intro={
          <>
            Everyone who has an account.
            {waiting > 0 && (
              <>
                {' '}
                <Link href="#invitations">
                  {waiting === 1 ? 'One open invitation' : `${waiting} open invitations`}
                </Link>
              </>
            )}
          </>
        }
        actions={
          <>
            <Button icon="plus" onClick={() => setInviting(true)}>
              Invite an admin
            </Button>
            <ButtonLink href={href('adminAuditLog')} variant="secondary">
              Trail
            </ButtonLink>
            <ButtonLink href={href('account')} variant="secondary">
              Your account
            </ButtonLink>
          </>
        }
        order={{ sort: 'created_at', direction: 'desc' }}
        load={loadUsers}
        csv={{ name: 'users', columns: EXPORTED, load: loadUsers }}
        noun={{ one: 'user', many: 'users' }}
        searchLabel="Search by email"
        filter={{
          label: 'Role',
          all: 'All roles',
          options: [...options(ROLE_WORDS), { value: DEACTIVATED, label: 'Deactivated' }],
        }}
        columns={[
          {
            key: 'email',
            header: 'Email',
            sortable: 'text',
            cell: (row) => (row.id === ownId ? `${row.email} (you)` : row.email),
          },
          { key: 'role', header: 'Role', sortable: 'text', cell: (row) => ROLE_WORDS[row.role] },
          {
            key: 'verified',
            header: 'Email verified',
            priority: 2,
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
              row.deactivatedAt ? <Badge>Deactivated</Badge> : <Badge tone="success">Active</Badge>,
          },
        ]}
        rowKey={(row) => row.id}
        rowHref={(row) => href('adminUser', { id: row.id })}
        empty={<EmptyState title="No accounts yet" icon="users" />}
      />
      <div id="invitations">
        <InvitationsCard invitations={invitations} />
      </div>
      <RulesCard store={rules} />
      <InviteDialog open={inviting} onClose={() => setInviting(false)} invitations={invitations} />
    </Stack>
  );
}
