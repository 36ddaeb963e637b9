import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

interface VisuallyHiddenProps {
  children?: ReactNode;
  /** `status` makes it a polite live region. */
  role?: 'status';
}

/** Words only for screen readers. */
export function VisuallyHidden({ children, role }: VisuallyHiddenProps) {
  return (
    <span className={hidden} role={role}>
      {children}
    </span>
  );
}
