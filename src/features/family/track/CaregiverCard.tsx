import { lazy, Suspense } from 'react';
import type { PlacedCaregiver } from '../../../data/tracking.ts';
import { payAndWeek, timesAndHours } from '../../../domain/week-visits.ts';
import { formatFullDay } from '../../../domain/operator.ts';
import { phoneHref } from '../../../lib/phone.ts';
import { CalendarButton } from '../../../parts/calendar-button/CalendarButton.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import type { Changes } from './changes.ts';
import { payInWords } from './pay-in-words.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

// Comes later, so that whoever reads a name and a phone number does not wait for a face.
const FetchedPortrait = lazy(() =>
  import('../../../parts/portrait/FetchedPortrait.tsx').then(
    (code) => ({ default: code.FetchedPortrait }),
    () => ({ default: () => <></> }),
  ),
);

interface CaregiverCardProps {
  caregiver: PlacedCaregiver;
  /** Others come too. */
  shares: boolean;
  changes: Pick<Changes, 'loadPhoto'>;
}

/** Somebody who is placed with the family. */
export function CaregiverCard({ caregiver, shares, changes }: CaregiverCardProps) {
  const { placement, name, phone, startsOn, endsOn, endReason, visits, availability, hourlyRate } = caregiver;
  return (
    <Card heading={shares ? fill(t.yourCaregiverName, { name }) : t.yourCaregiver} tone="secondary">
      {caregiver.hasPhoto && (
        <Suspense>
          <FetchedPortrait name={name} size="large" load={() => changes.loadPhoto(placement)} />
        </Suspense>
      )}
      <DescriptionList
        items={[
          { term: t.name, description: name },
          {
            term: t.phone,
            description: phone && <Link href={phoneHref(phone)}>{phone}</Link>,
          },
          { term: t.firstDay, description: formatFullDay(startsOn) },
          ...(endsOn ? [{ term: t.lastDay, description: formatFullDay(endsOn) }] : []),
          ...(endReason ? [{ term: t.whyEnds, description: endReason }] : []),
          { term: t.times, description: timesAndHours(caregiver) },
          { term: t.pay, description: payAndWeek(payInWords(hourlyRate), visits, hourlyRate) },
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
    </Card>
  );
}
