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
import { firstVisitOf } from './progress.ts';
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
          <Terms terms={{ ...placement, startsOn: firstVisitOf(placement) }} job={application.job} />
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
const mayConfirm = ({ visits }: OwnPlacement, day: string) =>
  day < today() ||
  (day === today() &&
    visitsOf({ visits })
      .filter(({ days }) => (days >> weekdayOf(day)) & 1)
      .some((visit) => hasBegun({ ...visit, day })));

/** Asks from the first visit on whether the caregiver was there. Once answered, a muted line says so. */
function FirstDay({ application: { id, job }, placement, screen }: PlacementProps) {
  const [confirm] = useState(() => screen.firstDay(id, placement.id));
  const { firstDayConfirmedAt, firstDayOff } = placement;
  const day = firstVisitOf(placement);
  if (firstDayConfirmedAt)
    return (
      <Text tone="muted" size="sm">
        {fill(t.toldWereThereFirst, { day: formatLongDay(day) })}
      </Text>
    );
  if (firstDayOff || !mayConfirm(placement, day)) return null;
  return (
    <Stack gap={2}>
      <Text>
        {day === today() ? t.firstDayTodayOnce : fill(t.firstDayIfWere, { day: formatFullDay(day) })}
      </Text>
      <ConfirmFirstDay confirm={confirm} day={day} job={job?.title} />
    </Stack>
  );
}
