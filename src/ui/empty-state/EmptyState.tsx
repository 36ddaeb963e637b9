import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import * as styles from './EmptyState.css.ts';

interface EmptyStateProps {
  title: string;
  icon?: IconName;
  /** Replaces the icon. */
  drawing?: ReactNode;
  children?: ReactNode;
  /** The next thing to do. */
  action?: ReactNode;
}

/** Says why there is nothing here, and what to do. */
export function EmptyState({ title, icon = 'search', drawing, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {drawing ?? (
        <span className={styles.sign}>
          <Icon name={icon} size={28} />
        </span>
      )}
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.words}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
