import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import * as styles from './Reasons.css.ts';

interface ReasonsProps {
  children: ReactNode;
  /** `row` puts as many side by side as fit, `thirds` three from `md` up, `list` one below the other. */
  layout?: keyof typeof styles.layouts;
}

/** What speaks for something: each a sign, a few words in bold and a sentence. */
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
  /** Where the title leads. */
  href?: string;
  /** Where the reasons are parts of the page, their titles are headings. */
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
