import type { ReactNode } from 'react';
import * as styles from './Text.css.ts';

interface TextProps {
  children: ReactNode;
  as?: 'p' | 'span' | 'div' | 'small' | 'time';
  tone?: keyof typeof styles.tones;
  size?: keyof typeof styles.sizes;
  strong?: boolean;
  /** Limits lines to a comfortable length. */
  measure?: boolean;
  /** Keeps the line breaks that a person typed. */
  typed?: boolean;
  id?: string;
}

/** A paragraph. */
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
