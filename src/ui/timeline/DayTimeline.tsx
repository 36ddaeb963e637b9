import * as styles from './DayTimeline.css.ts';

interface DayEntry {
  key: string;
  title: string;
  /** The time of day, and the person. */
  meta: string;
  note?: string | undefined;
  /** Old and new values, one change a line. */
  changes?: readonly string[];
  /** Whether the note is something a person wrote for others, and not a remark about an event. */
  said?: boolean;
}

interface DayTimelineProps {
  days: readonly { day: string; entries: readonly DayEntry[] }[];
}

/** Events by day, one line each, in the given order. */
export function DayTimeline({ days }: DayTimelineProps) {
  return (
    <div className={styles.days}>
      {days.map(({ day, entries }) => (
        <section key={entries[0]?.key} className={styles.day}>
          <h3 className={styles.name}>{day}</h3>
          <ol role="list" className={styles.list}>
            {entries.map(({ key, title, meta, note, changes, said }) => (
              <li key={key}>
                <div className={styles.line}>
                  <span>{title}</span>
                  <span className={styles.meta}>{meta}</span>
                </div>
                {changes?.map((change) => (
                  <div key={change} className={styles.note}>
                    {change}
                  </div>
                ))}
                {note && <div className={said ? styles.said : styles.note}>{note}</div>}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
