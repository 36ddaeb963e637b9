import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { formatLongDay } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { fill } from '../../../lib/fill.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { DividedList } from '../../../ui/divided-list/DividedList.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { useLinkedVisit } from '../../../parts/visit-anchor/use-linked-visit.ts';
import { Anchor } from '../../../parts/anchor/Anchor.tsx';
import { LiveCalendar } from '../calendar/LiveCalendar.tsx';
import type { VisitDialogProps } from './VisitDialog.tsx';
import { OurNumber } from '../../../parts/phone-link/OurNumber.tsx';
import { hasBeenThere, sortedVisits, visitKey } from './own-visits.ts';
import { $said, whenSent } from '../said/said.ts';
import { type ReachedVisit, type ShownVisit, withSaid } from './said-visits.ts';
import { VisitEntry } from './VisitEntry.tsx';
import * as t from './words.ts';

const FamilyDialog = lazy(() => import('./FamilyDialog.tsx').catch(() => ({ default: NotLoaded })));
// Few visits are cancelled, so the dialog loads with the click.
const VisitDialog = lazy(() => import('./VisitDialog.tsx').catch(() => ({ default: WithoutConnection })));

export interface OwnVisitsProps extends Pick<VisitDialogProps, 'reload' | 'service'> {
  /** In order of time. */
  visits: readonly ReachedVisit[];
}

/** The caregiver's next visit, what has changed, and all visits of two weeks. */
export function OwnVisits({ visits, reload, service }: OwnVisitsProps) {
  useLinkedVisit(visits, visitKey);
  const [asked, setAsked] = useState<{ visit: ShownVisit; family: boolean }>();
  const said = useStore($said);
  // What was waiting has arrived, so the service's copy is read again.
  useEffect(() => whenSent(reload), [reload]);
  const shown = withSaid(visits, said);
  // Nothing moves under the finger, so the visit that leads at first keeps its place after “I can’t come”.
  const [leading] = useState(() => {
    const [lead] = sortedVisits(shown).first;
    return lead ? visitKey(lead) : '';
  });
  const { next, first, later } = sortedVisits(shown, leading);
  const close = () => setAsked(undefined);
  const list = (listed: readonly ShownVisit[]) => (
    <DividedList>
      {listed.map((visit) => (
        <li key={visitKey(visit)}>
          <Anchor id={visitKey(visit)}>
            <VisitEntry
              visit={visit}
              isNext={visit === next}
              beenThere={hasBeenThere(visit, visits)}
              ask={(family) => setAsked({ visit, family })}
            />
          </Anchor>
        </li>
      ))}
    </DividedList>
  );
  const last = later.at(-1);
  return (
    <Card heading={t.nextVisit}>
      {!next && <Text>{t.noNextVisit}</Text>}
      {list(first)}
      {last && (
        <Disclosure summary={fill(t.visitsUntil, { day: formatLongDay(last.day) })}>{list(later)}</Disclosure>
      )}
      <Stack direction="row" gap={2} wrap>
        <LiveCalendar />
        <ButtonLink variant="secondary" size="small" href={`${href('caregiverProfile')}?section=days-off`}>
          {t.planDaysOff}
        </ButtonLink>
      </Stack>
      {asked && (
        <Suspense>
          {asked.family ? (
            <FamilyDialog visit={asked.visit} onClose={close} />
          ) : (
            <VisitDialog visit={asked.visit} reload={reload} service={service} onClose={close} />
          )}
        </Suspense>
      )}
    </Card>
  );
}

const WithoutConnection = () => (
  <Text tone="muted" size="sm">
    {fillNodes(t.withoutConnection, { phone: <OurNumber /> })}
  </Text>
);

const NotLoaded = () => <Text>{fillNodes(t.familyNotLoaded, { phone: <OurNumber /> })}</Text>;
