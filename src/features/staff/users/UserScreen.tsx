import { useState } from 'react';
import { addNote, loadActivity } from '../../../data/activity.ts';
import { useOwnId } from '../../../data/use-own-id.ts';
import { deactivateUser, loadUserRecord, reactivateUser, setUserRole } from '../../../data/users.ts';
import { formatDateTime } from '../../../domain/operator.ts';
import { ROLE_WORDS } from '../../../domain/profile.ts';
import { href } from '../../../domain/routes.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { NotFound } from '../../../ui/not-found/NotFound.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { ActivityCard } from '../activity/ActivityCard.tsx';
import { createUserScreen, type UserRecord, type UserStore } from './user-screen.ts';
import { UserActions } from './UserActions.tsx';
import { UserNotices } from './UserNotices.tsx';

const service = { loadUserRecord, loadActivity, addNote, setUserRole, deactivateUser, reactivateUser };

/** `/admin/users/{id}`: one account. */
export default function UserScreen({ params }: ScreenProps) {
  const [screen] = useState(() => createUserScreen(params['id'] ?? '', service));
  return (
    <Loaded
      data={screen.user}
      label="Loading the user…"
      pageTitle="User"
      missing={
        <NotFound title="There is no such user" back={{ label: 'All users', href: href('adminUsers') }} />
      }
    >
      {(user) => <Sheet user={user} screen={screen} />}
    </Loaded>
  );
}

function Sheet({ user, screen }: { user: UserRecord; screen: UserStore }) {
  const ownId = useOwnId();
  const isOwn = user.id === ownId;
  const people: Record<string, string> = { [user.id]: isOwn ? 'you' : 'the person' };
  if (ownId) people[ownId] = 'you';
  return (
    <Stack gap={4}>
      <PageHeader
        title={user.email}
        breadcrumbs={[{ label: 'Users', href: href('adminUsers') }, { label: user.email }]}
        badge={user.deactivatedAt ? <Badge>Deactivated</Badge> : <Badge tone="success">Active</Badge>}
        actions={<UserActions user={user} isOwn={isOwn} screen={screen} />}
      />
      {isOwn && (
        <Notice>
          This is your own account. Email address and password are changed at{' '}
          <Link href={href('account')}>Your account</Link>. Its role and access are another admin’s to change.
        </Notice>
      )}
      <UserNotices user={user} screen={screen} />
      <Columns layout="mainAside">
        <Card heading="Account">
          <DescriptionList
            items={[
              { term: 'Email', description: <Link href={`mailto:${user.email}`}>{user.email}</Link> },
              { term: 'Email verified', description: user.emailVerified ? 'Yes' : 'Not yet' },
              { term: 'Role', description: ROLE_WORDS[user.role] },
              { term: 'Created', description: formatDateTime(user.createdAt) },
              { term: 'Last change', description: formatDateTime(user.updatedAt) },
            ]}
          />
          {user.role === 'caregiver' && (
            <Link href={href('adminCaregiver', { id: user.id })}>
              Profile and documents of this caregiver
            </Link>
          )}
        </Card>
        <ActivityCard activity={screen.activity} people={people} />
      </Columns>
    </Stack>
  );
}
