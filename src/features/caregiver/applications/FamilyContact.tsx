import { useState } from 'react';
import { formatFullDay, today } from '../../../domain/operator.ts';
import { OUR_LANGUAGE } from '../../../domain/our-language.ts';
import { LANGUAGES } from '../../../domain/vocabulary.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { createFamilyStore } from './applications-screen.ts';

/** Who the family is; the database answers the placed caregiver and nobody else. */
export function FamilyContact({ requestId, startsOn }: { requestId: string; startsOn: string }) {
  const [family] = useState(() => createFamilyStore(requestId));
  return (
    <Card heading="Your family" headingLevel={3} tone="secondary">
      <Text>
        Only you can see this, and our placement team. Please keep it to yourself.
        {startsOn > today() && ` You start on ${formatFullDay(startsOn)}.`}
      </Text>
      <Loaded data={family} label="Looking up the family…">
        {({ contactName, contactPhone, contactEmail, contactLanguage, recipientName, address }) => (
          <DescriptionList
            items={[
              { term: 'Name', description: contactName },
              {
                term: 'Phone',
                description: contactPhone ? (
                  <Link href={`tel:${contactPhone.replace(/[^+\d]/g, '')}`}>{contactPhone}</Link>
                ) : (
                  `The family left none.${contactEmail ? ' Please write an email.' : ''}`
                ),
              },
              {
                term: 'Email',
                description: contactEmail && <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link>,
              },
              { term: 'Speaks', description: LANGUAGES[contactLanguage ?? OUR_LANGUAGE] },
              { term: 'Care for', description: recipientName },
              { term: 'Address', description: address },
            ]}
          />
        )}
      </Loaded>
    </Card>
  );
}
