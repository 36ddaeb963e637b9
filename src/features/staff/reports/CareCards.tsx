import type { Care, CareWeek } from '../../../data/reports.ts';
import { Text } from '../../../ui/text/Text.tsx';
import * as styles from '../figures/Figures.css.ts';
import { weekTable } from '../figures/week-table.ts';
import { WeekFigure } from '../figures/WeekFigure.tsx';
import { careWords, hoursOf, visitWords } from './report-words.ts';
import * as t from './words.ts';

/** The hours of care by week, and how visits turned out. */
export function CareCards({ weeks, total }: { weeks: readonly CareWeek[]; total: Care }) {
  const care = weekTable(
    weeks,
    t.clientsByWeek,
    { header: t.clients, cell: ({ clients }) => clients },
    { header: t.hours, cell: ({ minutes }) => hoursOf(minutes) },
  );
  const visits = weekTable(
    weeks,
    t.visitsByWeek,
    { header: t.tookPlace, cell: ({ visits }) => visits },
    { header: t.covered, cell: ({ covered }) => covered },
    { header: t.missed, cell: ({ missed }) => missed },
  );
  return (
    <>
      <div className={styles.half}>
        <WeekFigure
          title={t.clientsHours}
          words={careWords(total, weeks.length)}
          weeks={weeks}
          table={care}
          series={[
            {
              label: t.hours,
              values: weeks.map(({ minutes }) => hoursOf(minutes)),
              as: 'columns',
              tone: 'second',
            },
            { label: t.clients, values: weeks.map(({ clients }) => clients), as: 'line', tone: 'first' },
          ]}
        >
          <Text size="xs" tone="muted">
            {t.agreedLength}
          </Text>
        </WeekFigure>
      </div>
      <div className={styles.half}>
        <WeekFigure
          title={t.visits}
          words={visitWords(total)}
          weeks={weeks}
          table={visits}
          series={[
            { label: t.tookPlace, values: weeks.map(({ visits }) => visits), as: 'columns', tone: 'second' },
            { label: t.missed, values: weeks.map(({ missed }) => missed), as: 'columns', tone: 'first' },
          ]}
        />
      </div>
    </>
  );
}
