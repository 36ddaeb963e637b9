import { Badge } from '../../../ui/badge/Badge.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import type { CaregiverRecord, CaregiverStore } from './caregiver-screen.ts';

/** How to reach the caregiver, and whether the account works. */
export function AccountCard({
  profile,
  account,
}: { profile: CaregiverRecord } & Pick<CaregiverStore, 'account'>) {
  return (
    <Card heading="Contact" actions={<Badge>Private</Badge>} tone="sunken">
      <Loaded data={account} label="Loading the account…">
        {(user) => (
          <DescriptionList
            items={[
              {
                term: 'Phone',
                description: profile.phone && <Link href={`tel:${profile.phone}`}>{profile.phone}</Link>,
              },
              { term: 'Email', description: user && <Link href={`mailto:${user.email}`}>{user.email}</Link> },
              {
                term: 'Email verified',
                description: user ? (user.emailVerified ? 'Yes' : 'Not yet') : 'Old account, never asked',
              },
              { term: 'Account', description: user?.deactivatedAt ? 'Deactivated' : 'Active' },
              { term: 'Year of birth', description: profile.birthYear },
            ]}
          />
        )}
      </Loaded>
    </Card>
  );
}
