import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { useLinkedVisit } from '../../../parts/visit-anchor/use-linked-visit.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { DividedList } from '../../../ui/divided-list/DividedList.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { PlacementRecord, PlacementStore, Visit } from './placement-screen.ts';
import { sortVisits, stepsOf, type VisitStep } from './visit-facts.ts';
import { VisitDialogs } from './VisitDialogs.tsx';
import { VisitRow, visitId } from './VisitRow.tsx';
import * as t from './words.ts';

interface VisitsCardProps {
  placement: Pick<PlacementRecord, 'id' | 'caregiverName' | 'client' | 'endedAt'>;
  screen: Pick<
    PlacementStore,
    'visits' | 'sayOfVisit' | 'move' | 'coversFor' | 'cover' | 'inviteToCover' | 'settle' | 'takeBack'
  >;
}

/**
 * The visits of the next two weeks, and changed ones of the last month, with their steps. With `?visit=`, from the
 * dashboard’s list, the dialog for a stand-in opens at once; from the board, the visit takes the focus.
 */
export function VisitsCard({ placement, screen }: VisitsCardProps) {
  const [asked, setAsked] = useState<{ visit: Visit; step: VisitStep }>();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(() => new URLSearchParams(location.search).get('visit'));
  const visits = useStore(screen.visits.$value);
  useLinkedVisit(
    visits.state === 'ready' ? visits.value.map(({ onDate: day, opens }) => ({ day, opens })) : [],
    ({ day: onDate, opens }) => visitId({ onDate, opens }),
  );
  const isLive = !placement.endedAt;
  const led =
    wanted && !asked && visits.state === 'ready'
      ? visits.value.find((visit) => visit.changeId === wanted && stepsOf(visit, isLive).includes('find'))
      : undefined;
  const shown = led ? { visit: led, step: 'find' as const } : asked;
  const ask = (visit: Visit, step: VisitStep) => {
    setAsked({ visit, step });
    setOpen(true);
  };
  const rowOf = (visit: Visit) => (
    <VisitRow
      key={`${visit.onDate} ${visit.opens} ${visit.changeId}`}
      visit={visit}
      steps={stepsOf(visit, isLive)}
      coversFor={screen.coversFor}
      ask={ask}
    />
  );
  return (
    <Card heading={t.visits}>
      <Loaded data={screen.visits} label={t.loadingVisits}>
        {(visits) => {
          const { shown, earlier } = sortVisits(visits);
          return (
            <>
              {shown.length > 0 ? (
                <DividedList gap={2}>{shown.map(rowOf)}</DividedList>
              ) : (
                <Text>{t.noVisitsAhead}</Text>
              )}
              {earlier.length > 0 && (
                <Disclosure summary={t.earlierVisits}>
                  <DividedList gap={2}>{earlier.map(rowOf)}</DividedList>
                </Disclosure>
              )}
            </>
          );
        }}
      </Loaded>
      {shown && (
        <VisitDialogs
          key={`${shown.visit.onDate} ${shown.visit.opens} ${shown.visit.changeId}`}
          {...shown}
          open={open || led !== undefined}
          onClose={() => {
            setWanted(null);
            setOpen(false);
          }}
          placement={placement}
          screen={screen}
        />
      )}
    </Card>
  );
}
