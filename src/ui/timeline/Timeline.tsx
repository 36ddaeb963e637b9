import type { ReactNode } from 'react';
import * as styles from './Timeline.css.ts';

interface TimelineEntry {
  key: string;
  title: ReactNode;
  /** The time, and the person. */
  meta: ReactNode;
  note?: ReactNode;
}

interface TimelineProps {
  entries: readonly TimelineEntry[];
  /** Whether these follow other entries, so that the first is not the current one. */
  earlier?: boolean;
}

/** Events in the given order. */
export function Timeline({ entries, earlier = false }: TimelineProps) {
  return (
    <ol role="list" className={earlier ? styles.list : styles.latest}>
      {entries.map(({ key, title, meta, note }) => (
        <li key={key} className={styles.entry}>
          <div className={styles.title}>{title}</div>
          <div className={styles.meta}>{meta}</div>
          {note && <div className={styles.note}>{note}</div>}
        </li>
      ))}
    </ol>
  );
}
