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
  /** Keeps the line breaks that a person typed. */
  typed?: boolean;
  id?: string;
}

/** Running text; without props it is a plain paragraph. */
export function Text({
  children,
  as: Tag = 'p',
  tone = 'plain',
  size,
  strong,
  measure,
  typed,
  id,
}: TextProps) {
  const names = [
    styles.tones[tone],
    size && styles.sizes[size],
    strong && styles.strong,
    measure && styles.measure,
    typed && styles.typed,
  ];
  return (
    <Tag id={id} className={names.filter(Boolean).join(' ')}>
      {children}
    </Tag>
  );
}
