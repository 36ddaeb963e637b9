import type { ReactNode } from 'react';
import * as styles from './DividedList.css.ts';

interface DividedListProps {
  /** `li` elements. */
  children: ReactNode;
  /** `ol` if the order means something, such as a ranking. */
  as?: 'ul' | 'ol';
  /** Space above and below each line, a step of the spacing scale. */
  gap?: keyof typeof styles.gaps;
}

/** A list inside a card, with lines between entries. */
export function DividedList({ children, as: Tag = 'ul', gap = 3 }: DividedListProps) {
  return (
    <Tag role="list" className={`${styles.list} ${styles.gaps[gap]}`}>
      {children}
    </Tag>
  );
}
