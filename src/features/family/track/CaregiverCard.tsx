import type { PlacedCaregiver } from '../../../data/tracking.ts';
import { describeWeek } from '../../../domain/availability.ts';
import { formatFullDay } from '../../../domain/operator.ts';
import { CalendarButton } from '../../../parts/calendar-button/CalendarButton.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { payInWords } from './pay-in-words.ts';

interface CaregiverCardProps {
  caregiver: PlacedCaregiver;
  /** Others come too. */
  shares: boolean;
}

/** Somebody who is placed with the family. */
export function CaregiverCard({ caregiver, shares }: CaregiverCardProps) {
  const { placement, name, phone, startsOn, endsOn, endReason, availability, hourlyRate } = caregiver;
  return (
    <Card heading={shares ? `Your caregiver ${name}` : 'Your caregiver'} tone="secondary">
      <DescriptionList
        items={[
          { term: 'Name', description: name },
          {
            term: 'Phone',
            description: phone && <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>,
          },
          { term: 'First day', description: formatFullDay(startsOn) },
          ...(endsOn ? [{ term: 'Last day', description: formatFullDay(endsOn) }] : []),
          ...(endReason ? [{ term: 'Why it ends', description: endReason }] : []),
          { term: 'Times', description: describeWeek(availability).join(', ') },
          { term: 'Pay', description: payInWords(hourlyRate) },
        ]}
      />
      <div data-no-print>
        <CalendarButton
          placement={{ id: placement, title: `Care: ${name}`, availability, startsOn, endsOn }}
          about={shares ? name : undefined}
        />
      </div>
    </Card>
  );
}
