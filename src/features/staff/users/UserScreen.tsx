import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useOwnId } from '../../../data/use-own-id.ts';
import { formatDate, formatDateTime } from '../../../domain/operator.ts';
import { ROLE_WORDS } from '../../../domain/profile.ts';
import { href } from '../../../domain/routes.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { NotFound } from '../../../ui/not-found/NotFound.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { RecordPage } from '../../../ui/record-page/RecordPage.tsx';
import { createUserScreen, type UserRecord, type UserStore } from './user-screen.ts';
import { ActivityCard } from '../activity/ActivityCard.tsx';
import { OpenWork } from './OpenWork.tsx';
import { UserActions } from './UserActions.tsx';
import { UserNotices } from './UserNotices.tsx';

/** `/admin/users/{id}`: one account. */
export default function UserScreen({ params }: ScreenProps) {
  const [screen] = useState(() => createUserScreen(params['id'] ?? ''));
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
  const work = useStore(screen.work.$value);
  const lastSeen = work.state === 'ready' ? work.value.lastSeen : undefined;
  return (
    <RecordPage
      title={user.email}
      kind="User"
      list={{ label: 'Users', href: href('adminUsers') }}
      badge={user.deactivatedAt ? <Badge>Deactivated</Badge> : <Badge tone="success">Active</Badge>}
      actions={<UserActions user={user} isOwn={isOwn} screen={screen} />}
      facts={[
        { term: 'Role', value: ROLE_WORDS[user.role] },
        {
          term: 'Last seen',
          value: lastSeen === undefined ? '…' : lastSeen === null ? 'Never' : formatDateTime(lastSeen),
        },
        { term: 'Email verified', value: user.emailVerified ? 'Yes' : 'Not yet' },
        { term: 'Account since', value: formatDate(user.createdAt) },
        { term: 'Last change', value: formatDate(user.updatedAt) },
      ]}
      notices={
        <>
          {isOwn && (
            <Notice>
              This is your own account. Email address and password are changed at{' '}
              <Link href={href('account')}>Your account</Link>. Its role and access are another admin’s to
              change.
            </Notice>
          )}
          <UserNotices user={user} screen={screen} />
        </>
      }
      side={<ActivityCard activity={screen.activity} people={people} />}
    >
      <OpenWork user={user} work={screen.work} />
    </RecordPage>
  );
}
