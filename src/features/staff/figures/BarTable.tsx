import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { formatNumber } from '../../../domain/operator.ts';
import * as styles from './Figures.css.ts';
import * as t from './words.ts';

interface BarTableProps {
  caption: string;
  /** What its rows are. */
  header: string;
  rows: readonly { key: string; name: string; href: string; amount: number }[];
}

/** Amounts as bars: a table whose numbers have a length. Each row leads to what it counts. */
export function BarTable({ caption, header, rows }: BarTableProps) {
  const most = Math.max(1, ...rows.map(({ amount }) => amount));
  return (
    <table className={styles.bars}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{header}</VisuallyHidden>
          </th>
          <th scope="col">
            <VisuallyHidden>{t.openRequests}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, href, amount }) => (
          <tr key={key} className={styles.bar}>
            <th scope="row" className={styles.barName}>
              <a href={href} className={styles.barLink}>
                {name}
              </a>
            </th>
            <td className={styles.barNumber}>
              {formatNumber(amount)}
              <span
                aria-hidden="true"
                className={styles.barFill}
                style={{ width: `${(100 * amount) / most}%` }}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
