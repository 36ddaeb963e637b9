// bundle: answers
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './Disclosure.css.ts';

interface DisclosureProps {
  summary: ReactNode;
  /** What is in it, read while it is closed. Open, a growing line would move it from under a finger. */
  gist?: string | undefined;
  /** Open from the start. */
  open?: boolean;
  onOpen?: () => void;
  children: ReactNode;
}

/** More for those who want it, on the browser's own `details`. */
export function Disclosure({ summary, gist, open, onOpen, children }: DisclosureProps) {
  return (
    <details open={open} onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}>
      <summary className={styles.summary}>
        <span className={styles.arrow}>
          <Icon name="chevron-right" size={18} />
        </span>
        {gist ? (
          <span>
            {summary}
            <span className={styles.gist}>: {gist}</span>
          </span>
        ) : (
          summary
        )}
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
