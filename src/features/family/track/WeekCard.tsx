import type { TrackedRequest } from '../../../data/tracked-request.ts';
import { AvailabilityGrid } from '../../../parts/availability-grid/AvailabilityGrid.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Fold } from '../../../ui/fold/Fold.tsx';
import { weekInWords } from './week-words.ts';
import * as t from './terms.words.ts';

/** Which of the requested times are covered, and which are still open. */
export function WeekCard({ week }: Pick<TrackedRequest, 'week'>) {
  const items = weekInWords(week);
  return (
    <Fold
      heading={t.yourWeek}
      hint={week.covered && week.asked & ~week.covered ? t.notAllCovered : items.at(-1)?.term}
    >
      <DescriptionList items={items} />
      <Disclosure summary={t.seeWeek}>
        <AvailabilityGrid
          legend={t.times}
          readOnly
          value={week.covered}
          compare={week.asked}
          words={{ own: t.covered, other: t.needed }}
        />
      </Disclosure>
    </Fold>
  );
}
