import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { formatNumber } from '../../../domain/operator.ts';
import * as styles from './Figures.css.ts';
import * as t from './words.ts';

interface BarTableProps {
  caption: string;
  /** The heading of the rows. */
  header: string;
  /** What is counted. */
  counted?: string;
  /** `href` leads to the list of what is counted, if there is one. */
  rows: readonly { key: string; name: string; href?: string; amount: number }[];
}

/** A table whose numbers are drawn as bars. */
export function BarTable({ caption, header, counted = t.openRequests, rows }: BarTableProps) {
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
            <VisuallyHidden>{counted}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, href, amount }) => (
          <tr key={key} className={styles.bar}>
            <th scope="row" className={styles.barName}>
              {href ? (
                <a href={href} className={styles.barLink}>
                  {name}
                </a>
              ) : (
                name
              )}
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
