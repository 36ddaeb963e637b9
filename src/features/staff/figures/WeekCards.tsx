import type { Span, Week } from '../../../data/figures.ts';
import { fillWords, percentOf, weeklyWords } from './figure-words.ts';
import * as styles from './Figures.css.ts';
import { WeekFigure } from './WeekFigure.tsx';
import { weekTable } from './week-table.ts';
import { TimeCard } from './TimeCard.tsx';
import * as t from './words.ts';

interface WeekCardsProps {
  /** Oldest first. */
  weeks: readonly Week[];
  total: Span;
}

const percent = (value: number) => `${value}%`;
const filled = ({ placedOfThem, requests }: Week) => percentOf(placedOfThem, requests);

/** By week: requests and placements, how long a request took to be placed, and how many were placed. */
export function WeekCards({ weeks, total }: WeekCardsProps) {
  const weekly = weekTable(
    weeks,
    t.requestsPlacementsWeek,
    { header: t.requests, cell: ({ requests }) => requests },
    { header: t.placements, cell: ({ placements }) => placements },
  );
  const shares = weekTable(
    weeks,
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
        <WeekFigure
          title={t.requestsPlacements}
          words={weeklyWords(total, weeks.length)}
          weeks={weeks}
          table={weekly}
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
        />
      </div>
      <div className={styles.third}>
        <TimeCard weeks={weeks} total={total} />
      </div>
      <div className={styles.third}>
        <WeekFigure
          title={t.requestsPlaced}
          words={fillWords(total)}
          weeks={weeks}
          table={shares}
          inWords={percent}
          top={100}
          series={
            total.requests > 0 && [
              { label: t.placedFar, values: weeks.map(filled), as: 'columns', tone: 'first' },
            ]
          }
        />
      </div>
    </>
  );
}
