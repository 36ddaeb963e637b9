// bundle: answers
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './Disclosure.css.ts';

interface DisclosureProps {
  summary: ReactNode;
  /**
   * A summary of the content, shown only while it is closed. While it is open, a growing line would move things under a
   * finger.
   */
  gist?: string | undefined;
  /** Open from the start. */
  open?: boolean;
  onOpen?: () => void;
  children: ReactNode;
}

/** Optional details, in the browser's own `details`. */
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
