import { useEffect, useRef, useState } from 'react';
import { clientName } from '../../../domain/client.ts';
import { href } from '../../../domain/routes.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { PhoneLink } from '../../../parts/phone-link/PhoneLink.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { fill } from '../../../lib/fill.ts';
import { ArrivalFacts } from '../record/ArrivalFacts.tsx';
import type { PlacementRecord, PlacementStore } from './placement-screen.ts';
import * as t from './words.ts';

interface PeopleCardProps {
  placement: PlacementRecord;
  screen: Pick<PlacementStore, 'familyOf'>;
}

const call = (phone: string | null | undefined) => phone && <PhoneLink phone={phone} />;

/** The recipient, the contact and the caregiver, with phone numbers. The family's shows on demand. */
export function PeopleCard({ placement, screen }: PeopleCardProps) {
  const { client, caregiver, caregiverId, caregiverName, requestId } = placement;
  const [asked, setAsked] = useState(false);
  return (
    <Card heading={t.people}>
      <DescriptionList
        items={[
          {
            term: t.client,
            description: <Link href={href('adminRequest', { id: requestId })}>{clientName(client)}</Link>,
          },
          ...(client ? [{ term: t.contact, description: client.contact }] : []),
        ]}
      />
      {client && !asked && (
        <div>
          <Button variant="secondary" size="small" onClick={() => setAsked(true)}>
            {t.showPhoneAddress}
          </Button>
          <Text size="sm" tone="muted">
            {t.familySeesYouLooked}
          </Text>
        </div>
      )}
      {client && asked && <Family placement={placement} screen={screen} />}
      <DescriptionList
        items={[
          {
            term: t.caregiver,
            description: caregiverId ? (
              <Link href={href('adminCaregiver', { id: caregiverId })}>{caregiverName}</Link>
            ) : (
              fill(t.whoseAccountGone, { caregiverName })
            ),
          },
          ...(caregiverId ? [{ term: t.phoneCaregiver, description: call(caregiver?.phone) }] : []),
        ]}
      />
    </Card>
  );
}

function Family({ placement: { client, requestId }, screen }: PeopleCardProps) {
  const [family] = useState(() => screen.familyOf(requestId));
  // The pressed button is gone, so the focus moves here.
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={t.reachFamily}>
      <Loaded data={family} label={t.lookingUpFamily}>
        {({ contactPhone, contactEmail, address, arrivalNotes }) => (
          <>
            <DescriptionList
              items={[
                { term: t.phoneFamily, description: call(contactPhone) },
                {
                  term: t.emailFamily,
                  description: contactEmail && <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link>,
                },
                { term: t.address, description: address },
              ]}
            />
            <ArrivalFacts
              client={client}
              requestId={requestId}
              notes={arrivalNotes}
              calls={family.arrivalNotes}
            />
          </>
        )}
      </Loaded>
    </div>
  );
}
