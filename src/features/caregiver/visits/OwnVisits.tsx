import { useStore } from '@nanostores/react';
import { lazy, Suspense, useState } from 'react';
import type { OwnVisit } from '../../../data/own-visits.ts';
import { addWords, explain } from '../../../domain/explain.ts';
import { formatLongDay } from '../../../domain/operator.ts';
import { movedOn } from '../../../lib/failure.ts';
import { fill } from '../../../lib/fill.ts';
import { $copied } from '../../../state/copied.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { DividedList } from '../../../ui/divided-list/DividedList.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { hush, toast } from '../../../ui/toast/toast.ts';
import { OurNumber } from './OurNumber.tsx';
import { sortedVisits } from './own-visits.ts';
import { createVisitAbsences, type VisitAbsenceCalls, visitKey } from './visit-absences.ts';
import { VisitEntry } from './VisitEntry.tsx';
import * as t from './words.ts';

addWords(t.refusals);

// Few visits are cancelled: the form comes with the click that asks for it.
const AbsenceDialog = lazy(() => import('./AbsenceDialog.tsx').catch(() => ({ default: NotLoaded })));

export interface OwnVisitsProps {
  /** The first one first. */
  visits: readonly OwnVisit[];
  reload: () => Promise<unknown>;
  service?: VisitAbsenceCalls;
}

/** The caregiver's next visit, what is different, and all visits of two weeks. */
export default function OwnVisits({ visits, reload, service }: OwnVisitsProps) {
  const [store] = useState(() => createVisitAbsences(reload, service));
  const [asked, setAsked] = useState<OwnVisit>();
  const [takingBack, setTakingBack] = useState('');
  const said = useStore(store.say.$state);
  const back = useStore(store.takeBack.$state);
  const offline = useStore($copied) !== undefined;
  const { next, news, later } = sortedVisits(visits);
  const failure = [back.busy ? undefined : back.error, said.busy || asked ? undefined : said.error].find(
    (error) => error,
  );
  const entry = (visit: OwnVisit) => (
    <VisitEntry
      key={visitKey(visit)}
      visit={visit}
      isNext={visit === next}
      offline={offline}
      busy={back.busy && takingBack === visit.changeId}
      ask={() => {
        hush();
        setAsked(visit);
      }}
      takeBack={(change) => {
        hush();
        setTakingBack(change);
        void store.takeBack.run(change).then((done) => done && toast(t.isOn, { tone: 'success' }));
      }}
    />
  );
  const list = (shown: readonly OwnVisit[]) => (
    <DividedList>
      {shown.map((visit) => (
        <li key={visitKey(visit)}>{entry(visit)}</li>
      ))}
    </DividedList>
  );
  const last = later.at(-1);
  return (
    <Card heading={t.nextVisit}>
      {failure && (
        <Notice tone={movedOn(failure) ? 'warning' : 'danger'} announce title={explain(failure)}>
          {movedOn(failure) && t.visitMovedOn}
        </Notice>
      )}
      {next ? entry(next) : <Text>{t.noNextVisit}</Text>}
      {news.length > 0 && list(news)}
      {last && (
        <Disclosure summary={fill(t.visitsUntil, { day: formatLongDay(last.day) })}>{list(later)}</Disclosure>
      )}
      {offline && (
        <Text tone="muted" size="sm">
          {fillNodes(t.withoutConnection, { phone: <OurNumber /> })}
        </Text>
      )}
      {asked && (
        <Suspense>
          <AbsenceDialog
            visit={asked}
            act={{ $state: store.say.$state, run: (reason) => store.say.run(asked, reason) }}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </Card>
  );
}

const NotLoaded = () => (
  <Notice tone="danger" announce>
    {fillNodes(t.withoutConnection, { phone: <OurNumber /> })}
  </Notice>
);
