import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

interface VisuallyHiddenProps {
  children?: ReactNode;
  id?: string;
  /** `status` makes it a polite live region. */
  role?: 'status';
}

/** Words only for screen readers. */
export function VisuallyHidden({ children, id, role }: VisuallyHiddenProps) {
  return (
    <span className={hidden} id={id} role={role}>
      {children}
    </span>
  );
}
