import { formatDate } from '../../../domain/operator.ts';
import { type Profile, ROLE_WORDS } from '../../../domain/profile.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';

/** Who is signed in here. */
export const WhoCard = ({ profile }: { profile: Profile }) => (
  <Card heading="Your details">
    <DescriptionList
      items={[
        { term: 'Email address', description: profile.email },
        {
          term: 'Confirmed',
          description: profile.emailVerified ? (
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
