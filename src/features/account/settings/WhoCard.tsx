import { formatDate } from '../../../domain/operator.ts';
import { type Profile, ROLE_WORDS } from '../../../domain/profile.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import * as t from './words.ts';

export const WhoCard = ({ profile }: { profile: Profile }) => (
  <Card heading={t.yourDetails}>
    <DescriptionList
      items={[
        { term: t.emailAddress, description: profile.email },
        {
          term: t.confirmed,
          description: profile.emailVerified ? (
            <Badge tone="success">{t.yes}</Badge>
          ) : (
            <Badge tone="warning">{t.notYet}</Badge>
          ),
        },
        { term: t.role, description: ROLE_WORDS[profile.role] },
        { term: t.accountSince, description: formatDate(profile.createdAt) },
      ]}
    />
  </Card>
);
