import type { Span, Week } from '../../../data/figures.ts';
import { formatShortDate } from '../../../domain/operator.ts';
import { daysInWords, fillWords, percentOf, timeWords, weeklyWords } from './figure-words.ts';
import { FigureCard } from './FigureCard.tsx';
import { type FigureColumn, FigureTable } from './FigureTable.tsx';
import * as styles from './Figures.css.ts';
import { WeekChart } from './WeekChart.tsx';
import * as t from './words.ts';
import { fill } from '../../../lib/fill.ts';

interface WeekCardsProps {
  /** Oldest first. */
  weeks: readonly Week[];
  total: Span;
}

const percent = (value: number) => `${value}%`;
const filled = ({ placedOfThem, requests }: Week) => percentOf(placedOfThem, requests);
const orDash = (days: number | null) => (days === null ? '–' : daysInWords(days));
/** Without its year, which the table has. */
const shortly = (week: Week) => formatShortDate(week.week).replace(/ \d{4}$/, '');

/** What happened week by week: requests and placements, how long one took to become the other, and how many did. */
export function WeekCards({ weeks, total }: WeekCardsProps) {
  const labels = weeks.map(shortly);
  const tableOf = (caption: string, ...columns: FigureColumn<Week>[]) => (
    <FigureTable
      caption={caption}
      // The latest is looked for first.
      rows={[...weeks].reverse()}
      rowKey={({ week }) => week}
      columns={[{ header: t.weekOf, cell: ({ week }) => formatShortDate(week) }, ...columns]}
    />
  );
  const key = weeks.length;
  const weekly = tableOf(
    t.requestsPlacementsWeek,
    { header: t.requests, cell: ({ requests }) => requests },
    { header: t.placements, cell: ({ placements }) => placements },
  );
  const times = tableOf(
    t.timeFromRequestPlacement,
    { header: t.halfWithin, cell: ({ medianDays }) => orDash(medianDays) },
    { header: t.nineTenWithin, cell: ({ slowDays }) => orDash(slowDays) },
  );
  const shares = tableOf(
    t.howManyRequestsEach,
    { header: t.requests, cell: ({ requests }) => requests },
    { header: t.placed, cell: ({ placedOfThem }) => placedOfThem },
    {
      header: t.share,
      cell: (week) => {
        const share = filled(week);
        return share === null ? '–' : percent(share);
      },
    },
  );
  return (
    <>
      <div className={styles.wide}>
        <FigureCard
          title={t.requestsPlacements}
          words={weeklyWords(total, weeks.length)}
          table={weekly}
          chart={
            <WeekChart
              key={key}
              labels={labels}
              series={[
                {
                  label: t.requests,
                  values: weeks.map(({ requests }) => requests),
                  as: 'columns',
                  tone: 'second',
                },
                {
                  label: t.placements,
                  values: weeks.map(({ placements }) => placements),
                  as: 'columns',
                  tone: 'first',
                },
              ]}
              instead={weekly}
            />
          }
        />
      </div>
      <div className={styles.third}>
        <FigureCard
          title={t.timePlacement}
          words={timeWords(total)}
          table={times}
          chart={
            total.firstPlacements > 0 && (
              <WeekChart
                key={key}
                labels={labels}
                inWords={(days) => fill(t.shortDays, { days: Math.round(days) })}
                series={[
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
                ]}
                instead={times}
              />
            )
          }
        />
      </div>
      <div className={styles.third}>
        <FigureCard
          title={t.requestsPlaced}
          words={fillWords(total)}
          table={shares}
          chart={
            total.requests > 0 && (
              <WeekChart
                key={key}
                labels={labels}
                inWords={percent}
                top={100}
                series={[{ label: t.placedFar, values: weeks.map(filled), as: 'columns', tone: 'first' }]}
                instead={shares}
              />
            )
          }
        />
      </div>
    </>
  );
}
