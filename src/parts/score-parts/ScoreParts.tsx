import { type MatchPart, wordPart } from '../../domain/match-parts.ts';
import * as styles from './ScoreParts.css.ts';
import { fill } from '../../lib/fill.ts';
import * as t from './words.ts';

interface ScorePartsProps {
  parts: readonly MatchPart[];
}

/** The parts of a score, one line each: the reason, its points out of the possible ones, and a bar. */
export function ScoreParts({ parts }: ScorePartsProps) {
  return (
    <ul role="list" className={styles.list}>
      {parts.map((part) => (
        <li key={part.part} className={styles.part} data-full={part.points === part.maximum || undefined}>
          <span>{wordPart(part)}</span>
          <span className={styles.points}>
            {fill(t.pointsOf, { points: part.points, maximum: part.maximum })}
          </span>
          <span aria-hidden="true" className={styles.bar}>
            <span className={styles.fill} style={{ width: `${(100 * part.points) / part.maximum}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
