import type { ComponentProps } from 'react';
import * as styles from './Link.css.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'className' | 'style'> {
  href: string;
  /** In the colour of the surrounding text, for lists and footers. */
  quiet?: boolean;
}

/** A text link, always underlined, since colour alone must not mark it. */
export function Link({ quiet = false, children, ...native }: LinkProps) {
  return (
    <a {...native} className={quiet ? styles.quiet : undefined}>
      {children}
    </a>
  );
}
