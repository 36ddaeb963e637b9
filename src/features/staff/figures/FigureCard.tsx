import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { saveFigures } from './figure-file.ts';
import * as styles from './Figures.css.ts';
import { type FigureRows, FigureTable } from './FigureTable.tsx';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface FigureCardProps<Row> {
  title: string;
  /** What the figure shows, in a sentence. */
  words: string;
  chart: ReactNode;
  /**
   * The same data as a table, which screen readers read instead of the chart. None if the chart is a table, or there is
   * no data.
   */
  table?: FigureRows<Row>;
  /** Shown below chart or table. */
  children?: ReactNode;
}

/** One figure: its title, a sentence, and its chart or table. The table can be saved as a file. */
export function FigureCard<Row>({ title, words, chart, table: numbers, children }: FigureCardProps<Row>) {
  const table = numbers && numbers.rows.length > 0 ? numbers : undefined;
  const [asTable, setAsTable] = useState(false);
  const ofFigure = <VisuallyHidden> {fill(t.ofFigure, { title: title.toLowerCase() })}</VisuallyHidden>;
  return (
    <Card
      heading={title}
      headingLevel={3}
      actions={
        table ? (
          <Stack direction="row" gap={1}>
            <Button size="small" variant="quiet" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
              {t.table}
              {ofFigure}
            </Button>
            <Button size="small" variant="quiet" onClick={() => void saveFigures(title, table)}>
              {t.csv}
              {ofFigure}
            </Button>
          </Stack>
        ) : (
          // Aligns headings of neighbouring cards.
          <span className={styles.noAction} />
        )
      }
    >
      <Text size="sm" tone="muted">
        {words}
      </Text>
      {!asTable && chart}
      {table && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keys.
        <div className={asTable ? styles.scrolled : styles.forReaders} tabIndex={asTable ? 0 : undefined}>
          <FigureTable figures={table} shown={asTable} />
        </div>
      )}
      {children}
    </Card>
  );
}
