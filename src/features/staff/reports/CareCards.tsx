import type { Care, CareWeek } from '../../../data/reports.ts';
import { Text } from '../../../ui/text/Text.tsx';
import { FigureCard } from '../figures/FigureCard.tsx';
import * as styles from '../figures/Figures.css.ts';
import { FigureTable } from '../figures/FigureTable.tsx';
import { shortWeeks, weekTable } from '../figures/week-table.ts';
import { WeekChart } from '../figures/WeekChart.tsx';
import { careWords, hoursOf, visitWords } from './report-words.ts';
import * as t from './words.ts';

/** How much care there was week by week, and what became of its visits. */
export function CareCards({ weeks, total }: { weeks: readonly CareWeek[]; total: Care }) {
  const labels = shortWeeks(weeks);
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
        <FigureCard
          title={t.clientsHours}
          words={careWords(total, weeks.length)}
          table={care}
          chart={
            <WeekChart
              key={weeks.length}
              labels={labels}
              series={[
                {
                  label: t.hours,
                  values: weeks.map(({ minutes }) => hoursOf(minutes)),
                  as: 'columns',
                  tone: 'second',
                },
                { label: t.clients, values: weeks.map(({ clients }) => clients), as: 'line', tone: 'first' },
              ]}
              instead={<FigureTable figures={care} shown />}
            />
          }
        >
          <Text size="xs" tone="muted">
            {t.agreedLength}
          </Text>
        </FigureCard>
      </div>
      <div className={styles.half}>
        <FigureCard
          title={t.visits}
          words={visitWords(total)}
          table={visits}
          chart={
            <WeekChart
              key={weeks.length}
              labels={labels}
              series={[
                {
                  label: t.tookPlace,
                  values: weeks.map(({ visits }) => visits),
                  as: 'columns',
                  tone: 'second',
                },
                { label: t.missed, values: weeks.map(({ missed }) => missed), as: 'columns', tone: 'first' },
              ]}
              instead={<FigureTable figures={visits} shown />}
            />
          }
        />
      </div>
    </>
  );
}
