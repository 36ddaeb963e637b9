import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Heading } from '../text/Heading.tsx';
import * as styles from './Fold.css.ts';

interface FoldProps {
  heading: ReactNode;
  headingLevel?: 2 | 3;
  /** The gist of it, which is read while it is folded. */
  hint?: ReactNode;
  /** Open from the start, and as soon as this is said. */
  open?: boolean;
  children: ReactNode;
}

/** Folds one after the other, as one card. */
export const FoldList = ({ children }: { children: ReactNode }) => (
  <div className={styles.list}>{children}</div>
);

/** A card that is folded to its heading until it is opened, on the browser's own `details`. */
export function Fold({ heading, headingLevel = 2, hint, open, children }: FoldProps) {
  return (
    <details className={styles.fold} open={open}>
      <summary className={styles.summary}>
        <div className={styles.words}>
          <Heading level={headingLevel} size="sm">
            {heading}
          </Heading>
          {hint && <div className={styles.hint}>{hint}</div>}
        </div>
        <span className={styles.arrow}>
          <Icon name="chevron-down" size={20} />
        </span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
