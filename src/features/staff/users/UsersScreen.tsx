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
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

type Row = ValueOf<typeof loadUsers>['rows'][number];
const EXPORTED: readonly CsvColumn<Row>[] = [
  { header: t.email, value: (row) => row.email },
  { header: t.role, value: (row) => ROLE_WORDS[row.role] },
  { header: t.emailConfirmed, value: (row) => (row.emailVerified ? t.yes : '') },
  { header: t.created, value: (row) => row.createdAt, isTime: true },
  { header: t.deactivated, value: (row) => row.deactivatedAt, isTime: true },
];

/** `/admin/users`: accounts, admin invitations and settings. */
export default function UsersScreen({ open }: ScreenProps) {
  const [invitations] = useState(() => createInvitations(location.origin));
  const [rules] = useState(() => createRulesCard());
  const [inviting, setInviting] = useState(false);
  const waiting = useStore(invitations.$count);
  const invited = useStore(invitations.list.$value);
  // The cards below appear with the list, so that they don't move.
  const [listed, setListed] = useState(false);
  const load: typeof loadUsers = async (query) => {
    const answer = await loadUsers(query);
    setListed(true);
    return answer;
  };
  const ownId = useOwnId();
  return (
    <Stack gap={4}>
      <StaffList
        open={open}
        path={href('adminUsers')}
        title={t.users}
        intro={
          <>
            {t.everyoneWhoAccount}{' '}
            {waiting > 0 && (
              <Link href="#invitations">{fill(t.openInvitationCount, { count: waiting })}</Link>
            )}
          </>
        }
        actions={
          <>
            <Button icon="plus" onClick={() => setInviting(true)}>
              {t.inviteAdmin}
            </Button>
            <ButtonLink href={href('adminAuditLog')} variant="secondary">
              {t.auditLog}
            </ButtonLink>
            <ButtonLink href={href('account')} variant="secondary">
              {t.yourAccount}
            </ButtonLink>
          </>
        }
        order={{ sort: 'created_at', direction: 'desc' }}
        load={load}
        csv={{ name: 'users', columns: EXPORTED, load: loadUsers }}
        noun={t.rows}
        searchLabel={t.searchEmail}
        filter={{
          label: t.role,
          all: t.allRoles,
          options: [...options(ROLE_WORDS), { value: DEACTIVATED, label: t.deactivated }],
        }}
        columns={[
          {
            key: 'email',
            header: t.email,
            sortable: 'text',
            cell: (row) => (row.id === ownId ? fill(t.you, { email: row.email }) : row.email),
          },
          { key: 'role', header: t.role, sortable: 'text', cell: (row) => ROLE_WORDS[row.role] },
          {
            key: 'verified',
            header: t.emailConfirmed,
            priority: 2,
            cell: (row) => (row.emailVerified ? t.yes : t.notYet),
          },
          {
            key: 'created_at',
            header: t.created,
            sortable: 'time',
            nowrap: true,
            cell: (row) => formatShortDate(row.createdAt),
          },
          {
            key: 'access',
            header: t.access,
            cell: (row) =>
              row.deactivatedAt ? <Badge>{t.deactivated}</Badge> : <Badge tone="success">{t.active}</Badge>,
          },
        ]}
        rowKey={(row) => row.id}
        rowHref={(row) => href('adminUser', { id: row.id })}
        empty={<EmptyState title={t.noAccountsYet} icon="users" />}
      />
      {listed && (
        <div id="invitations">
          <InvitationsCard
            invitations={invitations}
            onInvite={(email) => {
              invitations.form.change({ email });
              setInviting(true);
            }}
          />
        </div>
      )}
      {listed && invited.state !== 'loading' && <RulesCard store={rules} />}
      <InviteDialog open={inviting} onClose={() => setInviting(false)} invitations={invitations} />
    </Stack>
  );
}
