import type { ReactNode } from 'react';
import * as styles from './Timeline.css.ts';

interface TimelineEntry {
  key: string;
  title: ReactNode;
  /** When, and by whom. */
  meta: ReactNode;
  note?: ReactNode;
}

/** What happened, one after the other, in the order given. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol role="list" className={styles.list}>
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
