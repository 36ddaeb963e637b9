import { Badge } from '../../../ui/badge/Badge.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { ArrivalFacts } from '../record/ArrivalFacts.tsx';
import { contactFacts } from './request-facts.ts';
import { PrivateLink } from './PrivateLink.tsx';
import type { RequestRecord, RequestScreenStore } from './request-screen.ts';
import * as t from './words.ts';

/** The contact, read on demand. */
export function ContactCard({ request, screen }: { request: RequestRecord; screen: RequestScreenStore }) {
  if (!request.contact) {
    return (
      <Card heading={t.familyContact} tone="sunken">
        <Text tone="muted">{t.familyErased}</Text>
      </Card>
    );
  }
  return (
    <Card heading={t.familyContact} actions={<Badge>{t.isPrivate}</Badge>} tone="sunken">
      <Text tone="muted" size="sm">
        {t.onlyAdminsSeeCaregivers}
      </Text>
      <DescriptionList
        items={contactFacts(request).map(({ term, description, href }) => ({
          term,
          description: href && description ? <Link href={href}>{description}</Link> : description,
        }))}
      />
      <ArrivalFacts
        client={request.client}
        requestId={request.id}
        notes={request.arrivalNotes}
        calls={screen.arrivalNotes}
      />
      <PrivateLink
        issue={screen.issueLink}
        email={request.contact.contactEmail}
        failed={request.reach === 'failed'}
        client={request.client}
      />
    </Card>
  );
}
