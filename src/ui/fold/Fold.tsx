import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Heading } from '../text/Heading.tsx';
import * as styles from './Fold.css.ts';

interface FoldProps {
  heading: ReactNode;
  headingLevel?: 2 | 3;
  /** A summary of the content, shown while it is folded. */
  hint?: ReactNode;
  /** Shown below the heading, folded or not. */
  below?: ReactNode;
  /** Open at first, or as soon as this becomes true. */
  open?: boolean;
  /** Without children there is nothing to unfold. */
  children?: ReactNode;
}

/** Several folds as one card. */
export const FoldList = ({ heading, children }: { heading?: ReactNode; children: ReactNode }) => (
  <div className={styles.list}>
    {heading && (
      <div className={styles.head}>
        <Heading level={2} size="md">
          {heading}
        </Heading>
      </div>
    )}
    {children}
  </div>
);

/** A card folded to its heading, in the browser's own `details`. */
export function Fold({ heading, headingLevel = 2, hint, below, open, children }: FoldProps) {
  const words = (
    <div className={styles.words}>
      <Heading level={headingLevel} size="sm">
        {heading}
      </Heading>
      {hint && <div className={styles.hint}>{hint}</div>}
      {below && <div className={styles.below}>{below}</div>}
    </div>
  );
  if (!children) return <div className={`${styles.fold} ${styles.line}`}>{words}</div>;
  return (
    <details className={styles.fold} open={open}>
      <summary className={styles.summary}>
        {words}
        <span className={styles.arrow}>
          <Icon name="chevron-down" size={20} />
        </span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
