import type { ReactNode, Ref } from 'react';
import { headings } from './Text.css.ts';

interface HeadingProps {
  /** Its level in the page's outline. */
  level: 1 | 2 | 3 | 4;
  /** Its size, if it differs from the level's own. */
  size?: keyof typeof headings;
  id?: string;
  /** -1 lets a script focus it after a change of screen. */
  tabIndex?: -1;
  ref?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

const usual = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm' } as const;

/** A heading whose size can differ from its level. */
export function Heading({ level, size = usual[level], children, ...native }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag {...native} className={headings[size]}>
      {children}
    </Tag>
  );
}
