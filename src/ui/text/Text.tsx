import type { ReactNode } from 'react';
import * as styles from './Text.css.ts';

interface TextProps {
  children: ReactNode;
  as?: 'p' | 'span' | 'div' | 'small' | 'time';
  tone?: keyof typeof styles.tones;
  size?: keyof typeof styles.sizes;
  strong?: boolean;
  /** Ends lines at a comfortable reading length. */
  measure?: boolean;
  id?: string;
}

/** Running text; without props it is a plain paragraph. */
export function Text({ children, as: Tag = 'p', tone = 'plain', size, strong, measure, id }: TextProps) {
  const names = [
    styles.tones[tone],
    size && styles.sizes[size],
    strong && styles.strong,
    measure && styles.measure,
  ];
  return (
    <Tag id={id} className={names.filter(Boolean).join(' ')}>
      {children}
    </Tag>
  );
}
