import { useState } from 'react';
import { arrivalInWords, type ArrivalNotes } from '../../../domain/arrival-notes.ts';
import { daysAfter } from '../../../domain/calendar-day.ts';
import { mapHref, wholeAddress } from '../../../domain/address.ts';
import { formatDate, today } from '../../../domain/operator.ts';
import { OUR_LANGUAGE } from '../../../domain/our-language.ts';
import { LANGUAGES } from '../../../domain/vocabulary.ts';
import { PhoneLink } from '../../../parts/phone-link/PhoneLink.tsx';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { createFamilyStore } from './applications-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** The family's contact, which the database gives only to the placed caregiver. */
export function FamilyContact({ requestId }: { requestId: string }) {
  const [family] = useState(() => createFamilyStore(requestId));
  return (
    <Card heading={t.yourFamily} headingLevel={3} tone="secondary">
      <Text>{t.onlyCanSeePlacement}</Text>
      <Loaded data={family} label={t.lookingUpFamily}>
        {({
          contactName,
          contactPhone,
          contactEmail,
          contactLanguage,
          recipientName,
          address,
          town,
          arrivalNotes,
        }) => (
          <DescriptionList
            items={[
              { term: t.name, description: contactName },
              {
                term: t.phone,
                description: contactPhone ? (
                  <PhoneLink phone={contactPhone} />
                ) : contactEmail ? (
                  t.familyLeftNoPhone
                ) : (
                  t.familyLeftNone
                ),
              },
              { term: t.careFor, description: recipientName },
              {
                term: t.address,
                description: (
                  <>
                    {wholeAddress(address, town)}
                    <br />
                    <Link href={mapHref(wholeAddress(address, town))} target="_blank" rel="noreferrer">
                      {t.showOnMap}
                    </Link>
                  </>
                ),
              },
              ...changedMark(arrivalNotes),
              ...arrivalInWords(arrivalNotes),
              {
                term: t.email,
                description: contactEmail && <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link>,
              },
              { term: t.speaks, description: LANGUAGES[contactLanguage ?? OUR_LANGUAGE] },
            ]}
          />
        )}
      </Loaded>
    </Card>
  );
}

/** For how many days changed notes are marked. */
const NEW_DAYS = 14;

/** Marks notes that were changed lately; undefined without notes. */
function changedMark(notes: ArrivalNotes | null | undefined) {
  if (!notes || arrivalInWords(notes).length === 0) return [];
  const day = today(new Date(notes.savedAt));
  const tone = daysAfter(day, NEW_DAYS) >= today() ? 'warning' : 'neutral';
  const mark = <Badge tone={tone}>{fill(t.notesChanged, { day: formatDate(day) })}</Badge>;
  return [{ term: t.notes, description: mark }];
}
