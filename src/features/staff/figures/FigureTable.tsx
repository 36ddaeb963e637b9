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
  /** The first column names the row; the others are numbers. */
  columns: readonly FigureColumn<Row>[];
  href?: (row: Row) => string;
}

interface FigureTableProps<Row> {
  figures: FigureRows<Row>;
  /** A hidden table has no links, since the focus would go where nobody sees it. */
  shown: boolean;
}

/** The data of a figure. The columns are few and short, and fit the narrowest card. */
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
