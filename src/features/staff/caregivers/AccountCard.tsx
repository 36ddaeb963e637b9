import { PhoneLink } from '../../../parts/phone-link/PhoneLink.tsx';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import type { CaregiverRecord, CaregiverStore } from './caregiver-screen.ts';
import { InviteAgain } from './InviteAgain.tsx';
import * as t from './words.ts';

/** The caregiver's contact details, and whether the account works. */
export function AccountCard({
  profile,
  account,
  inviteAgain,
}: { profile: CaregiverRecord } & Pick<CaregiverStore, 'account' | 'inviteAgain'>) {
  return (
    <Card heading={t.contact} actions={<Badge>{t.isPrivate}</Badge>} tone="sunken">
      <Loaded data={account} label={t.loadingAccount}>
        {(user) => (
          <Stack gap={3}>
            <DescriptionList
              items={[
                {
                  term: t.phone,
                  description: profile.phone && <PhoneLink phone={profile.phone} />,
                },
                {
                  term: t.email,
                  description: user && <Link href={`mailto:${user.email}`}>{user.email}</Link>,
                },
                {
                  term: t.emailConfirmed,
                  description: user ? (user.emailVerified ? t.yes : t.notYet) : t.oldAccountNeverAsked,
                },
                { term: t.account, description: user?.deactivatedAt ? t.deactivated : t.active },
                { term: t.yearBirth, description: profile.birthYear },
              ]}
            />
            {user && !user.emailVerified && !user.deactivatedAt && profile.enteredAt && (
              <InviteAgain invite={inviteAgain} />
            )}
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}
