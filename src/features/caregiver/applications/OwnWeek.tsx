import { timesAndHours } from '../../../domain/week-visits.ts';
import { href } from '../../../domain/routes.ts';
import { AvailabilityGrid } from '../../../parts/availability-grid/AvailabilityGrid.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DividedList } from '../../../ui/divided-list/DividedList.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { livePlacements } from '../live-placements.ts';
import type { OwnApplication } from './applications-screen.ts';
import { titleOf } from './progress.ts';
import { StopLink } from './StopLink.tsx';
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import * as t from './words.ts';

/** The times that the caregiver's placements take, with their families; nothing without a placement. */
export function OwnWeek({ applications }: { applications: readonly OwnApplication[] }) {
  const live = livePlacements(applications);
  if (live.length === 0) return null;
  return (
    <Card heading={t.weekFamilies}>
      <DividedList>
        {live.map((application) => (
          <li key={application.id}>
            <Link href={href('caregiverApplication', { id: application.id })}>{titleOf(application)}</Link>
            <Text tone="muted">{timesAndHours(application.placement)}</Text>
            <StopLink application={application} />
          </li>
        ))}
      </DividedList>
      <AvailabilityGrid
        legend={t.takenTimes}
        readOnly
        value={live.reduce((week, { placement }) => week | placement.availability, 0)}
        words={{ own: t.taken, other: t.askedFor }}
      />
      <Text size="sm" tone="muted">
        {fillNodes(t.whatTakenCountsNo, {
          link: <Link href={`${href('caregiverProfile')}?section=days-off`}>{t.inYourProfile}</Link>,
        })}
      </Text>
    </Card>
  );
}
