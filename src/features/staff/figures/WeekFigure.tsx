import type { ReactNode } from 'react';
import type { Series } from './draw-weeks.ts';
import { FigureCard } from './FigureCard.tsx';
import { FigureTable, type FigureRows } from './FigureTable.tsx';
import { shortWeeks } from './week-table.ts';
import { WeekChart } from './WeekChart.tsx';

interface WeekFigureProps<Week> {
  title: string;
  words: string;
  weeks: readonly Week[];
  table: FigureRows<Week>;
  /** False means no chart. */
  series: readonly Series[] | false;
  inWords?: (value: number) => string;
  top?: number;
  children?: ReactNode;
}

/** One figure week by week, as a chart and as a table. */
export const WeekFigure = <Week extends { week: string }>({
  title,
  words,
  weeks,
  table,
  series,
  children,
  ...scale
}: WeekFigureProps<Week>) => (
  <FigureCard
    title={title}
    words={words}
    table={table}
    chart={
      series && (
        <WeekChart
          key={weeks.length}
          labels={shortWeeks(weeks)}
          series={series}
          {...scale}
          instead={<FigureTable figures={table} shown />}
        />
      )
    }
  >
    {children}
  </FigureCard>
);
