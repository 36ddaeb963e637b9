import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { DividedList } from '../../../ui/divided-list/DividedList.tsx';
import { Menu } from '../../../ui/menu/Menu.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { fill } from '../../../lib/fill.ts';
import type { PlacementRecord, PlacementStore, Visit } from './placement-screen.ts';
import { changesOf, sortVisits, stepInWords, stepsOf, visitInShort, type VisitStep } from './visit-facts.ts';
import { VisitDialogs } from './VisitDialogs.tsx';
import * as t from './words.ts';

interface VisitsCardProps {
  placement: Pick<PlacementRecord, 'id' | 'caregiverName' | 'client' | 'endedAt'>;
  screen: Pick<
    PlacementStore,
    'visits' | 'sayOfVisit' | 'move' | 'coversFor' | 'cover' | 'inviteToCover' | 'settle' | 'takeBack'
  >;
}

/**
 * The visits of the next two weeks, what is different on them and on those of the last month, and what to do about it. Who comes
 * from Today’s list, for a visit to which nobody comes (`?visit=`), is asked at once who could.
 */
export function VisitsCard({ placement, screen }: VisitsCardProps) {
  const [asked, setAsked] = useState<{ visit: Visit; step: VisitStep }>();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(() => new URLSearchParams(location.search).get('visit'));
  const visits = useStore(screen.visits.$value);
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
    <VisitRow key={`${visit.onDate} ${visit.opens}`} visit={visit} isLive={isLive} ask={ask} />
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

interface VisitRowProps {
  visit: Visit;
  isLive: boolean;
  ask: (visit: Visit, step: VisitStep) => void;
}

function VisitRow({ visit, isLive, ask }: VisitRowProps) {
  const steps = stepsOf(visit, isLive);
  const [lead, ...rest] = changesOf(visit);
  const about = fill(t.ofVisit, { visit: visitInShort(visit) });
  return (
    <Stack as="li" direction="row" wrap gap={2} justify="between" align="center">
      <div>
        <Text strong={visit.kind !== null && !visit.settledAt}>
          {[visitInShort(visit), lead].filter(Boolean).join(' · ')}
        </Text>
        {rest.map((line) => (
          <Text key={line} size="sm" tone="muted" typed measure>
            {line}
          </Text>
        ))}
      </div>
      {visit.kind || steps.length < 2 ? (
        <Stack direction="row" wrap gap={1}>
          {steps.map((step, index) => (
            <Button
              key={step}
              size="small"
              variant={visit.kind && index === 0 && step !== 'takeBack' ? 'primary' : 'secondary'}
              onClick={() => ask(visit, step)}
            >
              {stepInWords(step)}
              <VisuallyHidden>: {about}</VisuallyHidden>
            </Button>
          ))}
        </Stack>
      ) : (
        <Menu
          label={t.actions}
          about={about}
          items={steps.map((step) => ({ label: stepInWords(step), onAct: () => ask(visit, step) }))}
        />
      )}
    </Stack>
  );
}
