import { useStore } from '@nanostores/react';
import { formatDate } from '../../lib/operator.ts';
import { type Profile, ROLE_WORDS } from '../../lib/profile.ts';
import { Badge } from '../../ui/badge/Badge.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { DescriptionList } from '../../ui/description-list/DescriptionList.tsx';
import type { AccountStore } from './account-screen.ts';

/** Who is signed in here. */
export function WhoCard({ profile, screen }: { profile: Profile; screen: AccountStore }) {
  const account = useStore(screen.account.$value);
  // A legacy record does not know; the auth provider does.
  const isConfirmed = account.state === 'ready' ? account.value.isConfirmed : profile.emailVerified;
  return (
    <Card heading="Who you are here">
      <DescriptionList
        items={[
          { term: 'E-mail address', description: profile.email },
          {
            term: 'Confirmed',
            description: isConfirmed ? (
              <Badge tone="success">Yes</Badge>
            ) : (
              <Badge tone="warning">Not yet</Badge>
            ),
          },
          { term: 'Role', description: ROLE_WORDS[profile.role] },
          { term: 'Account since', description: formatDate(profile.createdAt) },
        ]}
      />
    </Card>
  );
}
