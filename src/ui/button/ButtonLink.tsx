import type { ComponentProps } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { type ButtonAppearance, buttonClass } from './Button.tsx';
import { content } from './Button.css.ts';

interface ButtonLinkProps extends ButtonAppearance, Omit<ComponentProps<'a'>, 'className' | 'style'> {
  href: string;
}

/** A link that looks like a button, for going somewhere; use `Button` for doing something. */
export function ButtonLink({ variant, size, full, icon, iconAfter, children, ...native }: ButtonLinkProps) {
  return (
    <a {...native} className={buttonClass({ variant, size, full })}>
      <span className={content}>
        {icon && <Icon name={icon} />}
        {children}
        {iconAfter && <Icon name={iconAfter} />}
      </span>
    </a>
  );
}
