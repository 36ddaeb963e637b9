import { lazy, Suspense } from 'react';
import type { PlacedCaregiver } from '../../../data/tracking.ts';
import { payAndWeek, timesAndHours } from '../../../domain/week-visits.ts';
import { DOCUMENT_KINDS, inWords } from '../../../domain/vocabulary.ts';
import { formatFullDay } from '../../../domain/operator.ts';
import { PhoneLink } from '../../../parts/phone-link/PhoneLink.tsx';
import { CalendarButton } from '../../../parts/calendar-button/CalendarButton.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { Changes } from './changes.ts';
import { payInWords } from './pay-in-words.ts';
import { face } from './track.css.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

// Comes later, so that who reads a name and a phone number does not wait for a face.
const Face = lazy(() =>
  import('./Face.tsx').then(
    (code) => ({ default: code.Face }),
    () => ({ default: () => <></> }),
  ),
);

interface CaregiverCardProps {
  caregiver: PlacedCaregiver;
  /** Others come too. */
  shares: boolean;
  changes: Pick<Changes, 'loadPhoto'>;
}

/** A caregiver who is placed with the family. */
export function CaregiverCard({ caregiver, shares, changes }: CaregiverCardProps) {
  const {
    placement,
    name,
    phone,
    startsOn,
    endsOn,
    endReason,
    visits,
    availability,
    hourlyRate,
    checked = [],
  } = caregiver;
  return (
    <Card tone="secondary">
      <Stack direction="row">
        <div className={face}>
          <Suspense>
            <Face name={name} hasPhoto={caregiver.hasPhoto} load={() => changes.loadPhoto(placement)} />
          </Suspense>
        </div>
        <div>
          <Heading level={2} size="sm">
            {shares ? fill(t.yourCaregiverName, { name }) : t.yourCaregiver}
          </Heading>
          {!shares && <Text>{name}</Text>}
          {phone && <PhoneLink phone={phone} />}
          <Text size="sm">
            {[
              payInWords(hourlyRate),
              checked.length > 0 && fill(t.documentsChecked, { count: checked.length }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </div>
      </Stack>
      {endsOn && (
        <DescriptionList
          items={[
            { term: t.lastDay, description: formatFullDay(endsOn) },
            ...(endReason ? [{ term: t.whyEnds, description: endReason }] : []),
          ]}
        />
      )}
      <Disclosure summary={t.whatIsAgreed}>
        <Stack gap={3}>
          <DescriptionList
            items={[
              { term: t.times, description: timesAndHours(caregiver) },
              { term: t.pay, description: payAndWeek(payInWords(hourlyRate), visits, hourlyRate) },
              { term: t.firstDay, description: formatFullDay(startsOn) },
              ...(checked.length > 0
                ? [{ term: t.documentsWeChecked, description: inWords(checked, DOCUMENT_KINDS) }]
                : []),
            ]}
          />
          <div data-no-print>
            <CalendarButton
              placement={{
                id: placement,
                title: fill(t.careOf, { name }),
                visits,
                availability,
                startsOn,
                endsOn,
                periods: caregiver.periods,
              }}
              about={shares ? name : undefined}
            />
          </div>
        </Stack>
      </Disclosure>
    </Card>
  );
}
