import type { ReactNode } from 'react';
import { unbroken } from '../text/unbroken.tsx';
import * as styles from './KeyFacts.css.ts';

export interface KeyFact {
  term: string;
  /** Empty facts are left out. */
  value: ReactNode;
}

/** The most important facts, in columns or, if there is room, on one line. */
export function KeyFacts({ facts }: { facts: readonly KeyFact[] }) {
  const known = facts.filter(
    ({ value }) => value !== null && value !== undefined && value !== false && value !== '',
  );
  return (
    <div className={styles.room}>
      <dl className={styles.facts}>
        {known.map(({ term, value }) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{typeof value === 'string' ? unbroken(value) : value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
