import { useState } from 'react';
import { addNote, loadActivity } from '../../../data/activity.ts';
import {
  correctPlacement,
  endPlacement,
  loadPlacement,
  noteCheckIn,
  reportNoShow,
} from '../../../data/placements.ts';
import { loadTimeOffOf } from '../../../data/time-off.ts';
import { $session } from '../../../data/session.ts';
import { jobName } from '../../../domain/job-name.ts';
import { placeInWords } from '../../../domain/place.ts';
import { href } from '../../../domain/routes.ts';
import { AvailabilityGrid } from '../../../parts/availability-grid/AvailabilityGrid.tsx';
import { CalendarButton } from '../../../parts/calendar-button/CalendarButton.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { StatusBadge } from '../../../parts/status-badge/StatusBadge.tsx';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { NotFound } from '../../../ui/not-found/NotFound.tsx';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { ActivityCard } from '../activity/ActivityCard.tsx';
import { CheckInsCard } from './CheckInsCard.tsx';
import { DaysOffNotice } from './DaysOffNotice.tsx';
import { stateOf, termsOf } from './placement-facts.ts';
import { createPlacementScreen, type PlacementRecord, type PlacementStore } from './placement-screen.ts';
import { PlacementActions } from './PlacementActions.tsx';
import { PlacementNotice } from './PlacementNotice.tsx';
import { WhoCard } from './WhoCard.tsx';

const service = {
  loadPlacement,
  loadActivity,
  addNote,
  loadTimeOffOf,
  correctPlacement,
  endPlacement,
  reportNoShow,
  noteCheckIn,
};

/** `/admin/placements/{id}`: what was agreed between a family and a caregiver, and what became of it. */
export default function PlacementScreen({ params }: ScreenProps) {
  const id = params['id'] ?? '';
  // A successor is another placement on the same screen.
  return <Placement key={id} id={id} />;
}

function Placement({ id }: { id: string }) {
  const [screen] = useState(() => createPlacementScreen(id, service));
  return (
    <Loaded
      data={screen.record}
      label="Loading the placement…"
      pageTitle="Placement"
      missing={
        <NotFound
          title="There is no such placement"
          back={{ label: 'All placements', href: href('adminPlacements') }}
        />
      }
    >
      {(placement) => <Sheet placement={placement} screen={screen} />}
    </Loaded>
  );
}

function Sheet({ placement, screen }: { placement: PlacementRecord; screen: PlacementStore }) {
  const session = $session.get();
  const people: Record<string, string> = {};
  if (placement.caregiverId) people[placement.caregiverId] = 'the caregiver';
  if (session.state === 'signed-in') people[session.profile.id] = 'you';
  return (
    <Stack gap={4}>
      <PageHeader
        title={placement.caregiverName}
        intro={jobName(placement.job)}
        breadcrumbs={[
          { label: 'Placements', href: href('adminPlacements') },
          { label: placement.caregiverName },
        ]}
        badge={<StatusBadge status={stateOf(placement)} />}
        actions={<PlacementActions placement={placement} screen={screen} />}
      />
      <PlacementNotice placement={placement} screen={screen} />
      <DaysOffNotice placement={placement} timeOff={screen.timeOff} />
      <Columns layout="mainAside">
        <Stack gap={4}>
          <CheckInsCard checkIns={placement.checkIns} screen={screen} />
          <Card heading="What was agreed">
            <DescriptionList items={termsOf(placement)} />
            <AvailabilityGrid
              legend="Times"
              readOnly
              value={placement.availability}
              compare={placement.job.availability}
              words={{ own: 'Agreed', other: 'Asked for' }}
            />
            {!placement.endedAt && (
              <div>
                <CalendarButton
                  placement={{
                    ...placement,
                    title: `${placement.caregiverName}: ${placement.job.title}`,
                    town: placeInWords(placement.job.place),
                  }}
                />
              </div>
            )}
          </Card>
        </Stack>
        <Stack gap={4}>
          <WhoCard placement={placement} />
          <ActivityCard activity={screen.activity} people={people} />
        </Stack>
      </Columns>
    </Stack>
  );
}
