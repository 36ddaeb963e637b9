import { formatDate } from '../../../domain/operator.ts';
import { AvailabilityGrid } from '../../../parts/availability-grid/AvailabilityGrid.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import type { CaregiverPlacement, CaregiverStore, DaysOff } from './caregiver-screen.ts';
import { takenBy } from './week.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface WeekCardProps {
  /** The week that the caregiver offers. */
  availability: number;
  screen: Pick<CaregiverStore, 'placements' | 'timeOff'>;
}

/** A caregiver's usual week: what is offered, what of it placements take, and the days off ahead. */
export function WeekCard({ availability, screen }: WeekCardProps) {
  return (
    <Card heading={t.week}>
      <Loaded data={screen.placements} label={t.loadingWeek}>
        {(placements) => <Week availability={availability} placements={placements} />}
      </Loaded>
      <Loaded data={screen.timeOff} label={t.loadingDaysOff}>
        {(timeOff) => <Away timeOff={timeOff} />}
      </Loaded>
    </Card>
  );
}

function Week({ availability, placements }: { availability: number; placements: CaregiverPlacement[] }) {
  const taken = takenBy(placements);
  return (
    <>
      <AvailabilityGrid
        legend={taken > 0 ? t.offeredWhatFree : t.availability}
        readOnly
        value={availability & ~taken}
        compare={taken > 0 ? availability | taken : undefined}
        words={{ own: taken > 0 ? t.free : t.available, other: t.offered }}
      />
    </>
  );
}

function Away({ timeOff }: { timeOff: DaysOff[] }) {
  if (timeOff.length === 0) return null;
  return (
    <Stack gap={1}>
      <Heading level={3} size="sm">
        {t.daysOffAhead}
      </Heading>
      <Stack as="ul" gap={1}>
        {timeOff.map(({ id, from, to }) => (
          <li key={id}>
            {from === to ? formatDate(from) : fill(t.fromTo, { from: formatDate(from), to: formatDate(to) })}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
