import { jobName } from '../../../domain/job-name.ts';
import { describeWeek } from '../../../domain/availability.ts';
import { formatDate, today } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { AvailabilityGrid } from '../../../parts/availability-grid/AvailabilityGrid.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DividedList } from '../../../ui/divided-list/DividedList.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { CaregiverPlacement, CaregiverStore, DaysOff } from './caregiver-screen.ts';
import { takenBy } from './week.ts';

interface WeekCardProps {
  /** The week that the caregiver offers. */
  availability: number;
  screen: Pick<CaregiverStore, 'placements' | 'timeOff'>;
}

/** A caregiver's usual week: what is offered, what is taken by which placement, and the days off ahead. */
export function WeekCard({ availability, screen }: WeekCardProps) {
  return (
    <Card heading="Week">
      <Loaded data={screen.placements} label="Loading the week…">
        {(placements) => <Week availability={availability} placements={placements} />}
      </Loaded>
      <Loaded data={screen.timeOff} label="Loading the days off…">
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
        legend={taken > 0 ? 'Offered, and what of it is free' : 'Availability'}
        readOnly
        value={availability & ~taken}
        compare={taken > 0 ? availability | taken : undefined}
        words={{ own: taken > 0 ? 'Free' : 'Available', other: 'Offered' }}
      />
      {placements.length > 0 && (
        <DividedList>
          {placements.map(({ id, job, availability: times, startsOn, endsOn }) => (
            <li key={id}>
              <Stack gap={1}>
                <Link href={href('adminPlacement', { id })}>{jobName(job)}</Link>
                <Text>{describeWeek(times).join(', ')}</Text>
                <Text tone="muted" size="sm">
                  {startsOn > today() ? 'From' : 'Since'} {formatDate(startsOn)}
                  {endsOn && ` until ${formatDate(endsOn)}`}
                </Text>
              </Stack>
            </li>
          ))}
        </DividedList>
      )}
    </>
  );
}

function Away({ timeOff }: { timeOff: DaysOff[] }) {
  if (timeOff.length === 0) return null;
  return (
    <Stack gap={1}>
      <Heading level={3} size="sm">
        Days off ahead
      </Heading>
      <Stack as="ul" gap={1}>
        {timeOff.map(({ id, from, to }) => (
          <li key={id}>{from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`}</li>
        ))}
      </Stack>
    </Stack>
  );
}
