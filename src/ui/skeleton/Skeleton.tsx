import { TakesLong } from '../spinner/TakesLong.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './Skeleton.css.ts';
import * as t from './words.ts';

/** Grey lines in place of text that is loading. */
export function Skeleton({ lines = 3, label = t.loading }: { lines?: number; label?: string }) {
  return (
    <div className={styles.lines}>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={styles.line} aria-hidden="true" />
      ))}
      <TakesLong />
    </div>
  );
}
