import { Link } from '../../../ui/link/Link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import * as styles from './Figures.css.ts';

export interface FigureColumn<Row> {
  header: string;
  cell: (row: Row) => string | number;
}

/** The numbers of a figure. */
export interface FigureRows<Row> {
  caption: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The first names its row, the others are numbers. */
  columns: readonly FigureColumn<Row>[];
  /** Where a row leads. */
  href?: (row: Row) => string;
}

interface FigureTableProps<Row> {
  figures: FigureRows<Row>;
  /** Only what is shown has links, or focus would go where nobody sees it. */
  shown: boolean;
}

/** The numbers of a figure: few, short columns, which stay a table on the narrowest card. */
export function FigureTable<Row>({ figures, shown }: FigureTableProps<Row>) {
  const { caption, rows, rowKey, columns, href } = figures;
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
                  {href && shown ? <Link href={href(row)}>{cell(row)}</Link> : cell(row)}
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
