import { AvailabilityGrid } from '../../../parts/availability-grid/AvailabilityGrid.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { careFacts } from './request-facts.ts';
import type { RequestRecord } from './request-screen.ts';

/** What the family asks for; the part that caregivers get to know of too, but for the notes. */
export function AskedCard({ request }: { request: RequestRecord }) {
  return (
    <Card heading="What is asked for">
      <DescriptionList items={careFacts(request)} />
      <AvailabilityGrid
        legend="Times"
        readOnly
        value={request.availability}
        words={{ own: 'Needed', other: '' }}
      />
    </Card>
  );
}
