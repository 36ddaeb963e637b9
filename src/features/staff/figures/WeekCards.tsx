import type { Span, Week } from '../../../data/figures.ts';
import { formatShortDate } from '../../../domain/operator.ts';
import { daysInWords, fillWords, percentOf, timeWords, weeklyWords } from './figure-words.ts';
import { FigureCard } from './FigureCard.tsx';
import { type FigureColumn, FigureTable } from './FigureTable.tsx';
import * as styles from './Figures.css.ts';
import { WeekChart } from './WeekChart.tsx';

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
      columns={[{ header: 'Week of', cell: ({ week }) => formatShortDate(week) }, ...columns]}
    />
  );
  const key = weeks.length;
  const weekly = tableOf(
    'Requests and placements by week',
    { header: 'Requests', cell: ({ requests }) => requests },
    { header: 'Placements', cell: ({ placements }) => placements },
  );
  const times = tableOf(
    'Time from request to placement by week of the placement',
    { header: 'Half within', cell: ({ medianDays }) => orDash(medianDays) },
    { header: 'Nine in ten within', cell: ({ slowDays }) => orDash(slowDays) },
  );
  const shares = tableOf(
    'How many requests of each week have led to a placement',
    { header: 'Requests', cell: ({ requests }) => requests },
    { header: 'Placed', cell: ({ placedOfThem }) => placedOfThem },
    {
      header: 'Share',
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
          title="Requests and placements"
          words={weeklyWords(total, weeks.length)}
          table={weekly}
          chart={
            <WeekChart
              key={key}
              labels={labels}
              series={[
                {
                  label: 'Requests',
                  values: weeks.map(({ requests }) => requests),
                  as: 'columns',
                  tone: 'second',
                },
                {
                  label: 'Placements',
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
          title="Time to placement"
          words={timeWords(total)}
          table={times}
          chart={
            total.firstPlacements > 0 && (
              <WeekChart
                key={key}
                labels={labels}
                inWords={(days) => `${Math.round(days)} d`}
                series={[
                  {
                    label: 'Nine in ten within',
                    values: weeks.map(({ slowDays }) => slowDays),
                    as: 'line',
                    tone: 'second',
                  },
                  {
                    label: 'Half within',
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
          title="Requests placed"
          words={fillWords(total)}
          table={shares}
          chart={
            total.requests > 0 && (
              <WeekChart
                key={key}
                labels={labels}
                inWords={percent}
                top={100}
                series={[{ label: 'Placed so far', values: weeks.map(filled), as: 'columns', tone: 'first' }]}
                instead={shares}
              />
            )
          }
        />
      </div>
    </>
  );
}
