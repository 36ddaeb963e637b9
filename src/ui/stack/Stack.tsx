import type { ReactNode } from 'react';
import * as styles from './Stack.css.ts';

interface StackProps {
  children: ReactNode;
  /** A step of the spacing scale: 6, 12, 18, 24, 36, 48 px. */
  gap?: keyof typeof styles.gaps;
  direction?: keyof typeof styles.directions;
  wrap?: boolean;
  align?: keyof typeof styles.aligns;
  justify?: keyof typeof styles.justifies;
  as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | 'nav';
}

/** Children with even gaps. With `as="ul"` it is a list without bullets. */
export function Stack({
  children,
  gap = 3,
  direction = 'column',
  wrap = false,
  align = 'stretch',
  justify = 'start',
  as: Tag = 'div',
}: StackProps) {
  const names = [
    styles.stack,
    styles.directions[direction],
    styles.gaps[gap],
    styles.aligns[align],
    styles.justifies[justify],
    wrap ? styles.wrapping : '',
  ];
  return (
    <Tag role={Tag === 'ul' || Tag === 'ol' ? 'list' : undefined} className={names.filter(Boolean).join(' ')}>
      {children}
    </Tag>
  );
}
