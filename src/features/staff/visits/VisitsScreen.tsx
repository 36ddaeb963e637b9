import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BoardLine } from '../../../data/visit-board.ts';
import { useOwnId } from '../../../data/use-own-id.ts';
import { daysAfter } from '../../../domain/calendar-day.ts';
import { explain } from '../../../domain/explain.ts';
import { formatShortDate } from '../../../domain/operator.ts';
import { fill } from '../../../lib/fill.ts';
import { Filters } from '../../../parts/list-view/Filters.tsx';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { Pagination } from '../../../ui/pagination/Pagination.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { byPlace, byWhoHasIt } from '../lists/filters.ts';
import { Board } from './Board.tsx';
import { mondayOf } from './board.ts';
import * as styles from './Board.css.ts';
import { createVisitsScreen, LINES_ON_PAGE } from './visits-screen.ts';
import * as t from './words.ts';

const BY = {
  name: 'by',
  label: t.showBy,
  all: t.byClient,
  options: [{ value: 'caregiver', label: t.byCaregiver }],
};
const GAPS = {
  name: 'gaps',
  label: t.which,
  all: t.allVisits,
  options: [{ value: 'yes', label: t.onlyGaps }],
};

/** `/admin/visits`: who comes to each client in a week, and which visits nobody comes to. */
export default function VisitsScreen({ open }: ScreenProps) {
  const [screen] = useState(() => createVisitsScreen(open, location.search));
  const { filters, page: asked } = useStore(screen.$query);
  const busy = useStore(screen.$busy);
  const page = useStore(screen.page.$value);
  const own = useOwnId();
  // Any change of the address draws the screen again. Only one from outside, such as the back button, changes the
  // board.
  useEffect(() => screen.follow(location.search));

  const { week, by, place, has, gaps } = filters;
  const monday = mondayOf(week);
  const isByCaregiver = by === 'caregiver';
  const { rows, total } = page.state === 'ready' ? page.value : { rows: [], total: 0 };
  const days = fill(t.week, {
    first: formatShortDate(monday),
    last: formatShortDate(daysAfter(monday, 6)),
  });
  /** The lines to print, which are more than a page shows. */
  const [printed, setPrinted] = useState<readonly BoardLine[]>();
  const [collecting, setCollecting] = useState(false);
  const printAll = async () => {
    setCollecting(true);
    const all = await screen.loadAll();
    setCollecting(false);
    if (!all.ok) return toast(explain(all.error), { tone: 'warning' });
    flushSync(() => setPrinted(all.value));
    print();
    setPrinted(undefined);
  };
  const pageCount = Math.ceil(total / LINES_ON_PAGE);
  const found = [
    fill(isByCaregiver ? t.caregivers : t.clients, { count: total }),
    gaps && t.onlyGaps,
    place,
    !printed && pageCount > 1 && fill(t.pageOf, { page: asked, count: pageCount }),
    printed && printed.length < total && fill(t.firstOf, { count: printed.length }),
  ];
  const goTo = (day: string) => screen.narrow('week', day === mondayOf(undefined) ? '' : day);
  return (
    <div className={styles.sheet}>
      <Stack gap={4}>
        <PageHeader
          title={t.visits}
          intro={days}
          actions={<Weeks monday={monday} goTo={goTo} collecting={collecting} printAll={printAll} />}
        />
        <div data-no-print>
          <Filters list={screen} filters={[BY, GAPS, byPlace, byWhoHasIt(own)]} />
        </div>
        {page.state === 'failed' ? (
          <Notice
            tone="danger"
            announce
            title={t.couldNotLoad}
            actions={
              <Button variant="secondary" busy={busy} onClick={() => void screen.page.reload()}>
                {t.tryAgain}
              </Button>
            }
          >
            {explain(page.error)}
          </Notice>
        ) : (
          <>
            <div role="status" aria-busy={busy}>
              <Text size="sm" tone="muted">
                {total > 0 && (
                  <>
                    <VisuallyHidden>{days}: </VisuallyHidden>
                    {found.filter(Boolean).join(' · ')}
                  </>
                )}
              </Text>
            </div>
            <Board
              monday={monday}
              lines={printed ?? rows}
              isByCaregiver={isByCaregiver}
              busy={busy || page.state === 'loading'}
              empty={
                <Nothing
                  gaps={Boolean(gaps)}
                  narrowed={Boolean(place || has)}
                  showAll={() => screen.change({ filters: { ...filters, gaps: '', place: '', has: '' } })}
                />
              }
            />
          </>
        )}
        <div data-no-print>
          <Pagination page={asked} pageCount={pageCount} onPage={(next) => screen.change({ page: next })} />
        </div>
      </Stack>
    </div>
  );
}

interface WeeksProps {
  monday: string;
  goTo: (monday: string) => void;
  collecting: boolean;
  printAll: () => Promise<void>;
}

/** Links to other weeks, and printing this one. */
function Weeks({ monday, goTo, collecting, printAll }: WeeksProps) {
  const current = mondayOf(undefined);
  return (
    <div data-no-print>
      <Stack direction="row" wrap gap={2}>
        <Button
          variant="secondary"
          icon="chevron-left"
          data-week="previous"
          onClick={() => goTo(daysAfter(monday, -7))}
        >
          {t.previousWeek}
        </Button>
        <Button variant="secondary" onClick={() => goTo(current)}>
          {t.thisWeek}
        </Button>
        <Button
          variant="secondary"
          iconAfter="chevron-right"
          data-week="next"
          onClick={() => goTo(daysAfter(monday, 7))}
        >
          {t.nextWeek}
        </Button>
        <Button variant="secondary" busy={collecting} onClick={() => void printAll()}>
          {t.print}
        </Button>
      </Stack>
    </div>
  );
}

interface NothingProps {
  gaps: boolean;
  narrowed: boolean;
  showAll: () => void;
}

/** Shown if there are no lines: no gaps, no match for the filters, or no visits at all. */
function Nothing({ gaps, narrowed, showAll }: NothingProps) {
  const all = (
    <Button variant="secondary" onClick={showAll}>
      {t.showAll}
    </Button>
  );
  if (narrowed)
    return (
      <EmptyState title={gaps ? t.noGaps : t.noneFit} action={all}>
        {t.tryAnotherWeek}
      </EmptyState>
    );
  if (gaps)
    return (
      <EmptyState title={t.noGaps} action={all}>
        {t.everyVisitHasCaregiver}
      </EmptyState>
    );
  return <EmptyState title={t.noVisits}>{t.placedVisitsAppearHere}</EmptyState>;
}
