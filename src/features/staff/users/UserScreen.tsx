import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useOwnId } from '../../../data/use-own-id.ts';
import { formatDate, formatDateTime } from '../../../domain/operator.ts';
import { ROLE_WORDS } from '../../../domain/profile.ts';
import { href } from '../../../domain/routes.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { shownWith } from '../../../state/shown-with.ts';
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
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import * as t from './words.ts';

/** `/admin/users/{id}`: one account. */
export default function UserScreen({ params }: ScreenProps) {
  const [screen] = useState(() => createUserScreen(params['id'] ?? ''));
  const [shown] = useState(() => shownWith(screen.user, () => [screen.work, screen.activity.happened]));
  return (
    <Loaded
      data={shown}
      label={t.loadingUser}
      pageTitle={t.user}
      missing={<NotFound title={t.thereNoSuchUser} back={{ label: t.allUsers, href: href('adminUsers') }} />}
    >
      {(user) => <Sheet user={user} screen={screen} />}
    </Loaded>
  );
}

function Sheet({ user, screen }: { user: UserRecord; screen: UserStore }) {
  const ownId = useOwnId();
  const isOwn = user.id === ownId;
  const people: Record<string, string> = { [user.id]: isOwn ? t.youYourself : t.thePerson };
  if (ownId) people[ownId] = t.youYourself;
  const work = useStore(screen.work.$value);
  const lastSeen = work.state === 'ready' ? work.value.lastSeen : undefined;
  return (
    <RecordPage
      title={user.fullName ?? user.email}
      kind={t.user}
      list={{ label: t.users, href: href('adminUsers') }}
      badge={user.deactivatedAt ? <Badge>{t.deactivated}</Badge> : <Badge tone="success">{t.active}</Badge>}
      actions={<UserActions user={user} isOwn={isOwn} screen={screen} />}
      facts={[
        ...(user.fullName ? [{ term: t.email, value: user.email }] : []),
        { term: t.role, value: ROLE_WORDS[user.role] },
        {
          term: t.lastSeen,
          value: lastSeen === undefined ? '…' : lastSeen === null ? t.never : formatDateTime(lastSeen),
        },
        { term: t.emailConfirmed, value: user.emailVerified ? t.yes : t.notYet },
        ...(user.role === 'admin' || user.hasSecondFactor
          ? [{ term: t.secondFactor, value: user.hasSecondFactor ? t.yes : t.notYet }]
          : []),
        { term: t.accountSince, value: formatDate(user.createdAt) },
        { term: t.lastChange, value: formatDate(user.updatedAt) },
      ]}
      notices={
        <>
          {isOwn && (
            <Notice>
              {fillNodes(t.ownAccountEmailAddress, {
                link: <Link href={href('account')}>{t.yourAccount}</Link>,
              })}
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
