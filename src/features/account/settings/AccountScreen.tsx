import { useStore } from '@nanostores/react';
import { lazy, Suspense, useState } from 'react';
import { $session } from '../../../data/session.ts';
import type { Profile } from '../../../domain/profile.ts';
import { href } from '../../../domain/routes.ts';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { createAccountScreen } from './account-screen.ts';
import { DataCard } from './DataCard.tsx';
import { DeleteCard } from './DeleteCard.tsx';
import { EmailCard } from './EmailCard.tsx';
import { EmailsCard } from './EmailsCard.tsx';
import { Farewell } from './Farewell.tsx';
import { KeysCard } from './KeysCard.tsx';
import { NameCard } from './NameCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { WhoCard } from './WhoCard.tsx';
import * as t from './words.ts';

// Only staff have it.
const SecondFactorCard = lazy(() => import('./SecondFactorCard.tsx'));

/** `/account`, for both roles. */
export default function AccountScreen() {
  const session = useStore($session);
  return session.state === 'signed-in' && <Account key={session.profile.id} profile={session.profile} />;
}

function Account({ profile }: { profile: Profile }) {
  const [screen] = useState(() => createAccountScreen(profile));
  const parts = { profile, screen };
  if (useStore(screen.$gone)) return <Farewell />;
  return (
    <Stack gap={4}>
      <PageHeader
        title={t.yourAccount}
        intro={t.howSignWhatKeep}
        breadcrumbs={[
          profile.role === 'admin'
            ? { label: t.users, href: href('adminUsers') }
            : { label: t.yourProfile, href: href('caregiverProfile') },
          { label: t.yourAccount },
        ]}
      />
      <Columns>
        <Stack gap={4}>
          <WhoCard profile={profile} />
          {profile.role === 'admin' && <NameCard id={profile.id} />}
          <EmailCard {...parts} />
          <PasswordCard {...parts} />
          {profile.role === 'admin' && (
            <Suspense>
              <SecondFactorCard screen={screen} />
            </Suspense>
          )}
        </Stack>
        <Stack gap={4}>
          <EmailsCard role={profile.role} screen={screen} />
          {profile.role === 'admin' && <KeysCard />}
          <SessionsCard screen={screen} />
          <DataCard screen={screen} />
          <DeleteCard {...parts} />
        </Stack>
      </Columns>
    </Stack>
  );
}
