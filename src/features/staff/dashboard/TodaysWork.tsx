import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { useOwnAccount } from '../../../data/use-own-id.ts';
import { explain } from '../../../domain/explain.ts';
import { Filters } from '../../../parts/list-view/Filters.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { byWhoHasIt } from '../lists/filters.ts';
import type { PendingItem } from '../waiting/with-waiting.ts';
import type { DashboardStore } from './dashboard-screen.ts';
import { countedOf, TASKS, type PendingCounts } from './tasks.ts';
import { Today } from './Today.tsx';
import { weekOfGap } from './today.ts';
import * as t from './words.ts';

const byKind = {
  name: 'kind',
  label: t.kindWork,
  all: t.allWork,
  options: TASKS.map(({ name, label }) => ({ value: name, label: label.other })),
};

/** The kinds of work that are about visits. */
const OF_VISITS = ['missed', 'uncovered'];

interface TodaysWorkProps {
  screen: DashboardStore;
  things: readonly PendingItem[];
  counts: PendingCounts;
}

/** The dashboard’s list, with filters by owner and kind of work. */
export function TodaysWork({ screen, things, counts }: TodaysWorkProps) {
  const own = useOwnAccount();
  const { has = '', kind = '' } = useStore(screen.$query).filters;
  const busy = useStore(screen.$busy);
  const led = useStore(screen.$led);
  const heading = useRef<HTMLHeadingElement>(null);
  // Any change of the address draws the screen again. Only one from outside, such as the back button, changes the list.
  useEffect(() => screen.follow());
  useEffect(() => {
    // A tile below the list led here.
    if (led > 0) heading.current?.focus();
  }, [led]);

  const take = async (thing: PendingItem, isMine: boolean) => {
    if (!own) return;
    const done = await screen.take.run(thing, isMine ? null : own.id, isMine ? own.id : null);
    const { error } = screen.take.$state.get();
    if (!done && error) toast(explain(error), { tone: 'warning' });
    // If the list shows unassigned work, an assigned item leaves it, and its button is gone.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) heading.current?.focus();
    });
  };
  const showAll = () => {
    screen.narrow('has', '');
    screen.narrow('kind', '');
    heading.current?.focus();
  };
  return (
    <Today
      things={things}
      total={has ? things.length : countedOf(kind, counts)}
      ownId={own?.id}
      take={take}
      busy={busy}
      heading={heading}
      showAll={has || kind ? showAll : undefined}
      filters={
        <>
          <Filters list={screen} filters={[byWhoHasIt(own?.id), byKind]} />
          {OF_VISITS.includes(kind) && <Link href={weekOfGap(things)}>{t.weekOfVisits}</Link>}
        </>
      }
    />
  );
}
