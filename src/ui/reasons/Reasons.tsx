import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import * as styles from './Reasons.css.ts';

interface ReasonsProps {
  children: ReactNode;
  /** `row` has as many columns as fit, `thirds` three from `md` up, `list` one. */
  layout?: keyof typeof styles.layouts;
}

/** Reasons for something: each an icon, a few bold words and a sentence. */
export function Reasons({ children, layout = 'list' }: ReasonsProps) {
  return (
    <ul role="list" className={styles.layouts[layout]}>
      {children}
    </ul>
  );
}

interface ReasonProps {
  icon: IconName;
  title: string;
  /** The title's link. */
  href?: string;
  /** Whether the titles are headings of the page. */
  heading?: boolean;
  children?: ReactNode;
}

export function Reason({ icon, title, href, heading = false, children }: ReasonProps) {
  const Title = heading ? 'h3' : 'strong';
  return (
    <li className={styles.reason}>
      <span className={styles.sign}>
        <Icon name={icon} size={24} />
      </span>
      <div className={styles.words}>
        <Title className={styles.title}>{href ? <a href={href}>{title}</a> : title}</Title>
        {children}
      </div>
    </li>
  );
}
