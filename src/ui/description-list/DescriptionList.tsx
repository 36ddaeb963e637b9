import type { ReactNode } from 'react';
import { unbroken } from '../text/unbroken.tsx';
import * as styles from './DescriptionList.css.ts';

interface DescriptionListProps {
  /** An empty description shows a dash. */
  items: readonly { term: string; description: ReactNode }[];
}

/** Facts as terms and descriptions, side by side if there is room. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ term, description }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.description}>
            {typeof description === 'string' ? unbroken(description || '–') : (description ?? '–')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
