import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import type { Tone } from '../../lib/tone.ts';
import * as styles from './Notice.css.ts';

interface NoticeProps {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** Announces it to screen readers, after something the person did. */
  announce?: boolean;
}

const icons: Record<Tone, IconName> = {
  neutral: 'info',
  info: 'info',
  success: 'check',
  warning: 'alert',
  danger: 'alert',
};

/** Something to know on this screen, which stays. Use `toast` for passing news. */
export function Notice({ tone = 'info', title, children, actions, announce = false }: NoticeProps) {
  const role = announce ? (tone === 'danger' ? 'alert' : 'status') : undefined;
  return (
    <div role={role} className={`${styles.notice} ${styles.tones[tone]}`}>
      <span className={`${styles.icon} ${styles.icons[tone]}`}>
        <Icon name={icons[tone]} />
      </span>
      <div className={styles.body}>
        {title && <div className={styles.title}>{title}</div>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
