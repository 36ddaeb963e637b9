import type { ComponentProps } from 'react';
import * as styles from './Link.css.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'className' | 'style'> {
  href: string;
  /** In the colour of the text around it, for lists and footers. */
  quiet?: boolean;
}

/** A text link; always underlined, so that colour alone never tells it apart. */
export function Link({ quiet = false, children, ...native }: LinkProps) {
  return (
    <a {...native} className={quiet ? styles.quiet : undefined}>
      {children}
    </a>
  );
}
