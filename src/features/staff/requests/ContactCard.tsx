import { Badge } from '../../../ui/badge/Badge.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { contactFacts } from './request-facts.ts';
import { PrivateLink } from './PrivateLink.tsx';
import type { RequestRecord, RequestScreenStore } from './request-screen.ts';

/** Who the family is. */
export function ContactCard({ request, screen }: { request: RequestRecord; screen: RequestScreenStore }) {
  if (!request.contact) {
    return (
      <Card heading="Family contact" tone="sunken">
        <Text tone="muted">The family has erased it.</Text>
      </Card>
    );
  }
  return (
    <Card heading="Family contact" actions={<Badge>Private</Badge>} tone="sunken">
      <Text tone="muted" size="sm">
        Only admins see this, and the caregivers who are placed. The family sees who has read it.
      </Text>
      <DescriptionList
        items={contactFacts(request).map(({ term, description, href }) => ({
          term,
          description: href && description ? <Link href={href}>{description}</Link> : description,
        }))}
      />
      <PrivateLink issue={screen.issueLink} />
    </Card>
  );
}
