import * as styles from './ScoreParts.css.ts';

interface ScorePartsProps {
  /** `points` of `maximum`, with the reason in words. */
  parts: readonly { part: string; points: number; maximum: number; reason: string }[];
}

/** What a score is made of, one line each: the reason, its points of the possible ones, and their share drawn. */
export function ScoreParts({ parts }: ScorePartsProps) {
  return (
    <ul role="list" className={styles.list}>
      {parts.map(({ part, points, maximum, reason }) => (
        <li key={part} className={styles.part} data-full={points === maximum || undefined}>
          <span>{reason}</span>
          <span className={styles.points}>
            {points} of {maximum}
          </span>
          <span aria-hidden="true" className={styles.bar}>
            <span
              className={styles.fill}
              style={{ width: `${maximum > 0 ? (100 * points) / maximum : 0}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
