import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useOwnId } from '../../../data/use-own-id.ts';
import { contactOf, together } from '../../../domain/client.ts';
import { jobName } from '../../../domain/job-name.ts';
import { placeInWords } from '../../../domain/place.ts';
import { href } from '../../../domain/routes.ts';
import { AvailabilityGrid } from '../../../parts/availability-grid/AvailabilityGrid.tsx';
import { CalendarButton } from '../../../parts/calendar-button/CalendarButton.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { StatusBadge } from '../../../parts/status-badge/StatusBadge.tsx';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { shownWith } from '../../../state/shown-with.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { unbroken } from '../../../ui/text/unbroken.tsx';
import { NotFound } from '../../../ui/not-found/NotFound.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Pair, RecordPage } from '../../../ui/record-page/RecordPage.tsx';
import { timesAndHours } from '../../../domain/week-visits.ts';
import { showReference } from '../../../lib/reference.ts';
import { ActivityCard } from '../activity/ActivityCard.tsx';
import { CallFamily } from '../activity/CallFamily.tsx';
import { ClosedBadge } from '../record/ClosedBadge.tsx';
import { ComplaintsCard } from '../complaints/ComplaintsCard.tsx';
import { MessagesCard } from '../messages/MessagesCard.tsx';
import { CheckInsCard } from './CheckInsCard.tsx';
import { DaysOffNotice } from './DaysOffNotice.tsx';
import { DocumentsCard } from './DocumentsCard.tsx';
import { LapsedNotice } from './LapsedNotice.tsx';
import { LeaveNotice } from './LeaveNotice.tsx';
import { stateOf, termsOf } from './placement-facts.ts';
import { NextUp } from '../next/NextUp.tsx';
import { createPlacementScreen, type PlacementRecord, type PlacementStore } from './placement-screen.ts';
import { PeopleCard } from './PeopleCard.tsx';
import { PlacementActions } from './PlacementActions.tsx';
import { PlacementNotice } from './PlacementNotice.tsx';
import { visitsOverTime } from './terms-changes.ts';
import { TermsChangesCards } from './TermsChangesCards.tsx';
import { useTurnFact } from '../waiting/Turn.tsx';
import { actionOf } from '../dashboard/today.ts';
import { VisitsCard } from './VisitsCard.tsx';
import { WhoCard } from './WhoCard.tsx';
import * as t from './words.ts';

/** `/admin/placements/{id}`: one placement. */
export default function PlacementScreen({ params }: ScreenProps) {
  const id = params['id'] ?? '';
  // A link to the placement that follows opens the same screen.
  return <Placement key={id} id={id} />;
}

function Placement({ id }: { id: string }) {
  const [screen] = useState(() => createPlacementScreen(id));
  const [shown] = useState(() =>
    shownWith(screen.record, ({ requestId }) => [
      screen.complaints.list,
      screen.messagesOf(requestId).list,
      screen.visits,
      screen.waiting,
      screen.activity.happened,
    ]),
  );
  return (
    <Loaded
      data={shown}
      label={t.loadingPlacement}
      pageTitle={t.placement}
      missing={
        <NotFound
          title={t.thereNoSuchPlacement}
          back={{ label: t.allPlacements, href: href('adminPlacements') }}
        />
      }
    >
      {(placement) => <Sheet placement={placement} screen={screen} />}
    </Loaded>
  );
}

function Sheet({ placement, screen }: { placement: PlacementRecord; screen: PlacementStore }) {
  const ownId = useOwnId();
  const waiting = useStore(screen.waiting.$value);
  const turn = useTurnFact({ things: screen.waiting, of: () => true });
  const complaints = useStore(screen.complaints.list.$value);
  const complaintsLead = complaints.state === 'ready' && complaints.value.some(({ settledAt }) => !settledAt);
  // Its key keeps the card's dialog open when the card moves.
  const complaintsCard = (
    <ComplaintsCard key="complaints" store={screen.complaints} client={placement.client} />
  );
  const people: Record<string, string> = {};
  if (placement.caregiverId) people[placement.caregiverId] = t.theCaregiver;
  if (ownId) people[ownId] = t.you;
  return (
    <RecordPage
      title={together(placement.client, placement.caregiverName)}
      tabTitle={placement.caregiverName}
      kind={t.placement}
      list={{ label: t.placements, href: href('adminPlacements') }}
      badge={
        <>
          <StatusBadge status={stateOf(placement)} />
          {placement.caregiverId && <ClosedBadge account={placement.caregiverId} />}
          {waiting.state === 'ready' &&
            [...new Set(waiting.value.map(actionOf))].map((words) => (
              <Badge key={words} tone="warning">
                {words}
              </Badge>
            ))}
        </>
      }
      intro={[contactOf(placement.client), jobName(placement.called)].filter(Boolean).join('\u00a0· ')}
      actions={<PlacementActions placement={placement} screen={screen} />}
      facts={[
        {
          term: t.familysRequest,
          value: (
            <Link href={href('adminRequest', { id: placement.requestId })}>
              {unbroken(showReference(placement.request.reference))}
            </Link>
          ),
        },
        { term: t.place, value: placeInWords(placement.job.place) },
        ...termsOf(placement).map(({ term, description }) => ({ term, value: description })),
        { term: t.times, value: timesAndHours(placement) },
        turn,
      ]}
      notices={
        <>
          <NextUp next={screen.complaints.next} />
          <PlacementNotice placement={placement} screen={screen} />
          <LeaveNotice placement={placement} screen={screen} />
          <LapsedNotice placement={placement} />
          <DaysOffNotice placement={placement} timeOff={screen.timeOff} />
        </>
      }
      side={
        <ActivityCard
          activity={screen.activity}
          people={people}
          call={<CallFamily reach={placement.reach} request={placement.requestId} />}
        />
      }
    >
      {complaintsLead && complaintsCard}
      <MessagesCard
        store={screen.messagesOf(placement.requestId)}
        family={{ client: placement.client, reach: placement.reach, request: placement.requestId }}
      />
      <TermsChangesCards placement={placement} screen={screen} />
      <VisitsCard placement={placement} screen={screen} />
      <Pair
        first={
          <>
            <PeopleCard placement={placement} screen={screen} />
            <CheckInsCard checkIns={placement.checkIns} />
            <WhoCard placement={placement} />
          </>
        }
        second={
          <>
            <DocumentsCard placement={placement} />
            <Card heading={t.whatAgreed}>
              <AvailabilityGrid
                legend={t.times}
                readOnly
                value={placement.availability}
                compare={placement.jobTimes}
                words={{ own: t.agreed, other: t.askedFor }}
              />
              {!placement.endedAt && (
                <div>
                  <CalendarButton
                    placement={{
                      ...placement,
                      periods: visitsOverTime(placement),
                      title: `${placement.caregiverName}: ${placement.called.title}`,
                      town: placeInWords(placement.job.place),
                    }}
                  />
                </div>
              )}
            </Card>
          </>
        }
      />
      {!complaintsLead && complaintsCard}
    </RecordPage>
  );
}
