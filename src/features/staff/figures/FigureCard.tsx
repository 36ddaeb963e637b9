import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import * as styles from './Figures.css.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface FigureCardProps {
  title: string;
  /** What it shows, in a sentence. */
  words: string;
  chart: ReactNode;
  /**
   * The same as a table, which screen readers read instead of the chart; none if the chart is a table. A table with
   * links has them only while it is shown, or focus would go where nobody sees it.
   */
  table?: ReactNode | ((shown: boolean) => ReactNode);
  /** Below either. */
  children?: ReactNode;
}

/** One figure: what it is, what it shows, and its chart or on demand its table. */
export function FigureCard({ title, words, chart, table, children }: FigureCardProps) {
  const [asTable, setAsTable] = useState(false);
  return (
    <Card
      heading={title}
      headingLevel={3}
      actions={
        table ? (
          <Button size="small" variant="quiet" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {t.table}
            <VisuallyHidden> {fill(t.ofFigure, { title: title.toLowerCase() })}</VisuallyHidden>
          </Button>
        ) : (
          // Headings beside one another stand on one line.
          <span className={styles.noAction} />
        )
      }
    >
      <Text size="sm" tone="muted">
        {words}
      </Text>
      {!asTable && chart}
      {table && (
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- it scrolls, also by keys.
        <div className={asTable ? styles.scrolled : styles.forReaders} tabIndex={asTable ? 0 : undefined}>
          {typeof table === 'function' ? table(asTable) : table}
        </div>
      )}
      {children}
    </Card>
  );
}
