import { lazy, Suspense, useState } from 'react';
import type { OwnPlacement } from '../../../data/own-applications.ts';
import { weekdayOf } from '../../../domain/calendar-day.ts';
import { formatFullDay, formatLongDay, today } from '../../../domain/operator.ts';
import { visitsOf } from '../../../domain/week-visits.ts';
import { Anchor } from '../../../parts/anchor/Anchor.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import ConfirmFirstDay from '../ConfirmFirstDay.tsx';
import { hasBegun } from '../visits/own-visits.ts';
import { LiveCalendar } from '../calendar/LiveCalendar.tsx';
import type { ApplicationsScreenStore, OwnApplication } from './applications-screen.ts';
import { FamilyContact } from './FamilyContact.tsx';
import { Leaving } from './Leaving.tsx';
import { Terms } from './Terms.tsx';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

// Few placements have new terms on any one day.
const NewTerms = lazy(() => import('./NewTerms.tsx').catch(() => ({ default: NotLoaded })));

interface PlacementProps {
  application: OwnApplication;
  placement: OwnPlacement;
  screen: ApplicationsScreenStore;
}

/** A placement: the family, the terms and the first day. An ended one says since when, and why. */
export function Placement({ application, placement, screen }: PlacementProps) {
  const reason = placement.endReason && (
    <Text measure>{fill(t.whyEnded, { endReason: placement.endReason })}</Text>
  );
  if (placement.endedAt) return reason || null;
  return (
    <>
      {reason}
      {placement.newTerms && placement.newTerms.length > 0 && (
        <Anchor id="terms">
          <Suspense>
            <NewTerms terms={placement.newTerms} id={application.id} screen={screen} />
          </Suspense>
        </Anchor>
      )}
      <Anchor id="family">
        <FamilyContact requestId={placement.requestId} />
      </Anchor>
      <Anchor id="agreed">
        <Card heading={t.whatAgreed} headingLevel={3} tone="secondary">
          <Terms terms={placement} job={application.job} />
          <Stack direction="row">
            <LiveCalendar />
          </Stack>
          <FirstDay application={application} placement={placement} screen={screen} />
        </Card>
      </Anchor>
      {!placement.endReason && <Leaving application={application} placement={placement} screen={screen} />}
    </>
  );
}

const NotLoaded = () => (
  <Card heading={t.newTerms} headingLevel={3}>
    <Text>{t.newTermsDidNotArrive}</Text>
  </Card>
);

/** Whether the caregiver can have been at the first visit. */
const mayConfirm = ({ startsOn, visits }: OwnPlacement) =>
  startsOn < today() ||
  (startsOn === today() &&
    visitsOf({ visits })
      .filter(({ days }) => (days >> weekdayOf(startsOn)) & 1)
      .some((visit) => hasBegun({ ...visit, day: startsOn })));

/** Asks from the first visit on whether the caregiver was there. Once answered, a muted line says so. */
function FirstDay({ application: { id, job }, placement, screen }: PlacementProps) {
  const [confirm] = useState(() => screen.firstDay(id, placement.id));
  const { startsOn, firstDayConfirmedAt, firstDayOff } = placement;
  if (firstDayConfirmedAt)
    return (
      <Text tone="muted" size="sm">
        {fill(t.toldWereThereFirst, { day: formatLongDay(startsOn) })}
      </Text>
    );
  if (firstDayOff || !mayConfirm(placement)) return null;
  return (
    <Stack gap={2}>
      <Text>
        {startsOn === today()
          ? t.firstDayTodayOnce
          : fill(t.firstDayIfWere, { day: formatFullDay(startsOn) })}
      </Text>
      <ConfirmFirstDay confirm={confirm} day={startsOn} job={job?.title} />
    </Stack>
  );
}
