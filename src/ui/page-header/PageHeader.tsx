import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';
import { Heading } from '../text/Heading.tsx';
import * as styles from './PageHeader.css.ts';
import * as t from './words.ts';

interface PageHeaderProps {
  title: ReactNode;
  intro?: ReactNode;
  /** Outermost first. The page itself is left out or has no `href`. */
  breadcrumbs?: readonly { label: string; href?: string }[];
  actions?: ReactNode;
  badge?: ReactNode;
}

/** The top of a screen with its only `h1`. */
export function PageHeader({ title, intro, breadcrumbs, actions, badge }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {breadcrumbs && (
        <nav aria-label={t.breadcrumb}>
          <ol role="list" className={styles.crumbs}>
            {breadcrumbs.map(({ label, href }, index) => (
              <li key={label} className={styles.crumb}>
                {href ? (
                  <Link href={href} quiet>
                    {label}
                  </Link>
                ) : (
                  <span aria-current="page">{label}</span>
                )}
                {index < breadcrumbs.length - 1 && <Icon name="chevron-right" size={14} />}
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles.row}>
        <div className={styles.words}>
          <div className={styles.title}>
            <Heading level={1}>{title}</Heading>
            {badge}
          </div>
          {intro && <div className={styles.intro}>{intro}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
