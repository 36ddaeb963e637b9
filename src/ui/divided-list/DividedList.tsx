import type { ReactNode } from 'react';
import * as styles from './DividedList.css.ts';

interface DividedListProps {
  /** `li` elements. */
  children: ReactNode;
  /** `ol` where the order says something, such as a ranking. */
  as?: 'ul' | 'ol';
  /** Space above and below each line, a step of the spacing scale. */
  gap?: keyof typeof styles.gaps;
}

/** Entries below one another with a line between them, for lists inside a card. */
export function DividedList({ children, as: Tag = 'ul', gap = 3 }: DividedListProps) {
  return (
    <Tag role="list" className={`${styles.list} ${styles.gaps[gap]}`}>
      {children}
    </Tag>
  );
}
