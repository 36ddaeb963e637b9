import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import * as styles from './Figures.css.ts';

export interface FigureColumn<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
}

interface FigureTableProps<Row> {
  caption: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The first names its row, the others are numbers. */
  columns: readonly FigureColumn<Row>[];
}

/** The numbers of a figure: few, short columns, which stay a table on the narrowest card. */
export function FigureTable<Row>({ caption, rows, rowKey, columns }: FigureTableProps<Row>) {
  return (
    <table className={styles.numbers}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map(({ header }) => (
            <th key={header} scope="col" className={styles.numberHead}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ header, cell }, index) =>
              index === 0 ? (
                <th key={header} scope="row" className={styles.number}>
                  {cell(row)}
                </th>
              ) : (
                <td key={header} className={styles.number}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
