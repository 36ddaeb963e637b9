import type { TrackedRequest } from '../../../data/tracking.ts';
import { AvailabilityGrid } from '../../../parts/availability-grid/AvailabilityGrid.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { weekInWords } from './week-words.ts';
import * as t from './words.ts';

/** At which of the times that were asked for somebody comes, and which are still open. */
export function WeekCard({ week }: Pick<TrackedRequest, 'week'>) {
  return (
    <Card heading={t.yourWeek}>
      <DescriptionList items={weekInWords(week)} />
      <Disclosure summary={t.seeWeek}>
        <AvailabilityGrid
          legend={t.times}
          readOnly
          value={week.covered}
          compare={week.asked}
          words={{ own: t.covered, other: t.needed }}
        />
      </Disclosure>
    </Card>
  );
}
