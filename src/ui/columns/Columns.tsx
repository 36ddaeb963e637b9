import type { ReactNode } from 'react';
import * as styles from './Columns.css.ts';

interface ColumnsProps {
  children: ReactNode;
  /**
   * `halves`, `thirds` and `mainAside` apply from `md` up, `largeHalves` from `lg`; `tiles` and `cards` have as many
   * columns as fit.
   */
  layout?: keyof typeof styles.layouts;
  gap?: keyof typeof styles.gaps;
  /** Makes all items of a row equally high. */
  even?: boolean;
  /** Fields end on one line, whatever is above them. */
  level?: boolean;
}

/** Columns if there is room, else one below the other. */
export function Columns({ children, layout = 'halves', gap = 4, even = false, level = false }: ColumnsProps) {
  const names = [
    styles.grid,
    styles.layouts[layout],
    styles.gaps[gap],
    even && styles.even,
    level && styles.level,
  ];
  return <div className={names.filter(Boolean).join(' ')}>{children}</div>;
}
