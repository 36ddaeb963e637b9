import type { ComponentProps, MouseEvent } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { ring } from '../spinner/Spinner.css.ts';
import { TakesLong } from '../spinner/TakesLong.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './Button.css.ts';
import * as t from './words.ts';

export interface ButtonAppearance {
  variant?: keyof typeof styles.variants;
  size?: keyof typeof styles.sizes;
  full?: boolean;
  icon?: IconName;
  /** An icon after the label, for a next step. */
  iconAfter?: IconName;
}

interface ButtonProps extends ButtonAppearance, Omit<ComponentProps<'button'>, 'className' | 'style'> {
  /** While true the button keeps its focus and size, and ignores clicks. */
  busy?: boolean;
  /** What screen readers hear when it becomes busy. */
  busyLabel?: string;
}

/** A native button. Its `type` is `button` by default, so that nothing submits by accident. */
export function Button({
  variant = 'primary',
  size = 'medium',
  full,
  icon,
  iconAfter,
  busy = false,
  busyLabel = t.pleaseWait,
  type = 'button',
  onClick,
  children,
  ...native
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        {...native}
        type={type}
        className={buttonClass({ variant, size, full })}
        aria-disabled={busy || native['aria-disabled']}
        onClick={click}
      >
        <span className={busy ? `${styles.content} ${styles.veiled}` : styles.content}>
          {icon && <Icon name={icon} />}
          {children}
          {iconAfter && <Icon name={iconAfter} />}
        </span>
        {busy && (
          <span className={styles.wait} aria-hidden="true">
            <span className={ring} />
          </span>
        )}
      </button>
      <VisuallyHidden role="status">{busy ? busyLabel : ''}</VisuallyHidden>
      {busy && <TakesLong />}
    </>
  );
}

/** The classes of a button, shared with `ButtonLink`. */
export function buttonClass({
  variant = 'primary',
  size = 'medium',
  full = false,
}: ButtonAppearance): string {
  const names = [styles.base, styles.variants[variant], styles.sizes[size]];
  return (full ? [...names, styles.full] : names).join(' ');
}
