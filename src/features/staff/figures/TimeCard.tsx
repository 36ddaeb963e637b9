import type { Span, Week } from '../../../data/figures.ts';
import { daysInWords, timeWords } from './figure-words.ts';
import { WeekFigure } from './WeekFigure.tsx';
import { weekTable } from './week-table.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

const orDash = (days: number | null) => (days === null ? '–' : daysInWords(days));

/** How long a request took to become a placement, week by week. */
export function TimeCard({ weeks, total }: { weeks: readonly Week[]; total: Span }) {
  const times = weekTable(
    weeks,
    t.timeFromRequestPlacement,
    { header: t.halfWithin, cell: ({ medianDays }) => orDash(medianDays) },
    { header: t.nineTenWithin, cell: ({ slowDays }) => orDash(slowDays) },
  );
  return (
    <WeekFigure
      title={t.timePlacement}
      words={timeWords(total)}
      weeks={weeks}
      table={times}
      inWords={(days) => fill(t.shortDays, { days: Math.round(days) })}
      series={
        total.firstPlacements > 0 && [
          {
            label: t.nineTenWithin,
            values: weeks.map(({ slowDays }) => slowDays),
            as: 'line',
            tone: 'second',
          },
          {
            label: t.halfWithin,
            values: weeks.map(({ medianDays }) => medianDays),
            as: 'line',
            tone: 'first',
          },
        ]
      }
    />
  );
}
