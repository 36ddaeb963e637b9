import type { TrackedRequest } from '../../../data/tracking.ts';
import { describeWeek } from '../../../domain/availability.ts';
import { AvailabilityGrid } from '../../../parts/availability-grid/AvailabilityGrid.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';

/** At which of the times that were asked for somebody comes, and which are still open. */
export function WeekCard({ week: { asked, covered, lookedFor } }: Pick<TrackedRequest, 'week'>) {
  const parts = [
    { term: 'Somebody comes', week: covered },
    { term: 'We are looking for somebody', week: lookedFor & ~covered },
    { term: 'Nobody yet', week: asked & ~covered & ~lookedFor },
  ];
  return (
    <Card heading="Your week">
      <AvailabilityGrid
        legend="Times"
        readOnly
        value={covered}
        compare={asked}
        words={{ own: 'Covered', other: 'Needed' }}
      />
      <DescriptionList
        items={parts.flatMap(({ term, week }) =>
          week ? [{ term, description: describeWeek(week).join(', ') }] : [],
        )}
      />
    </Card>
  );
}
