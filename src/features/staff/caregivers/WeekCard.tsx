import { clientName } from '../../../domain/client.ts';
import { formatDate, formatList } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { AvailabilityGrid } from '../../../parts/availability-grid/AvailabilityGrid.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { CaregiverPlacement, CaregiverStore, DaysOff } from './caregiver-screen.ts';
import { takenBy } from './week.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface WeekCardProps {
  availability: number;
  screen: Pick<CaregiverStore, 'placements' | 'timeOff'>;
}

/** A caregiver's usual week: the offered times, those that placements take, and coming days off. */
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
        {timeOff.map(({ id, from, to, visits }) => (
          <li key={id}>
            {from === to ? formatDate(from) : fill(t.fromTo, { from: formatDate(from), to: formatDate(to) })}
            {[...new Set(visits.map(({ placementId }) => placementId))].map((placement) => (
              <VisitsOff
                key={placement}
                placement={placement}
                visits={visits.filter(({ placementId }) => placementId === placement)}
              />
            ))}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

/** A placement's visits that are off for days off, and how many of them have no stand-in. */
function VisitsOff({ placement, visits }: { placement: string; visits: DaysOff['visits'] }) {
  const open = visits.filter(({ coveredName, settledAt }) => !coveredName && !settledAt).length;
  return (
    <Text>
      <Link href={href('adminPlacement', { id: placement })}>
        {clientName(visits[0]?.placement.request.client ?? null)}
      </Link>
      {fill(t.visitsOffOn, { days: formatList(visits.map(({ day }) => formatDate(day))) })}{' '}
      {open > 0 && <Badge tone="warning">{fill(t.visitsOffOpen, { count: open })}</Badge>}
    </Text>
  );
}
