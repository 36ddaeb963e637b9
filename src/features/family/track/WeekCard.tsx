import type { TrackedRequest } from '../../../data/tracking.ts';
import { AvailabilityGrid } from '../../../parts/availability-grid/AvailabilityGrid.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { weekInWords } from './week-words.ts';

/** At which of the times that were asked for somebody comes, and which are still open. */
export function WeekCard({ week }: Pick<TrackedRequest, 'week'>) {
  return (
    <Card heading="Your week">
      <AvailabilityGrid
        legend="Times"
        readOnly
        value={week.covered}
        compare={week.asked}
        words={{ own: 'Covered', other: 'Needed' }}
      />
      <DescriptionList items={weekInWords(week)} />
    </Card>
  );
}
