import type { ReactNode, Ref } from 'react';
import { Heading } from '../text/Heading.tsx';
import * as styles from './Card.css.ts';

interface CardProps {
  heading?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** For a heading that a script focuses. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Buttons or a badge beside the heading. */
  actions?: ReactNode;
  tone?: keyof typeof styles.tones;
  children?: ReactNode;
}

/** A surface for one thing. It is no landmark: a screen has many cards, and some share their heading. */
export function Card({
  heading,
  headingLevel = 2,
  headingRef,
  actions,
  tone = 'plain',
  children,
}: CardProps) {
  const Tag = heading ? 'section' : 'div';
  return (
    <Tag className={`${styles.card} ${styles.tones[tone]}`}>
      {(heading || actions) && (
        <div className={styles.head}>
          {heading && (
            <Heading level={headingLevel} size="md" ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
              {heading}
            </Heading>
          )}
          {actions}
        </div>
      )}
      {children}
    </Tag>
  );
}
