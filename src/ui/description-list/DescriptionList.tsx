import type { ReactNode } from 'react';
import * as styles from './DescriptionList.css.ts';

interface DescriptionListProps {
  /** Nothing to say is shown as a dash, never as a gap. */
  items: readonly { term: string; description: ReactNode }[];
  /** Of short terms: beside their descriptions on a phone, too. `small` are those to compare others with. */
  dense?: 'normal' | 'small';
}

/** Facts as term and description, side by side where there is room. */
export function DescriptionList({ items, dense }: DescriptionListProps) {
  return (
    <dl className={styles.list} data-dense={dense}>
      {items.map(({ term, description }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.description}>
            {description === '' || description === null || description === undefined ? '–' : description}
          </dd>
        </div>
      ))}
    </dl>
  );
}
