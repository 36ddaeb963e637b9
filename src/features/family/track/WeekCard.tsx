import type { TrackedRequest } from '../../../data/tracking.ts';
import { AvailabilityGrid } from '../../../parts/availability-grid/AvailabilityGrid.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { weekInWords } from './week-words.ts';
import * as t from './words.ts';

/** At which of the times that were asked for somebody comes, and which are still open. */
export function WeekCard({ week }: Pick<TrackedRequest, 'week'>) {
  return (
    <Card heading={t.yourWeek}>
      <AvailabilityGrid
        legend={t.times}
        readOnly
        value={week.covered}
        compare={week.asked}
        words={{ own: t.covered, other: t.needed }}
      />
      <DescriptionList items={weekInWords(week)} />
    </Card>
  );
}
