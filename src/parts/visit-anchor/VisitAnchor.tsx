// bundle: waiting
import type { ReactNode } from 'react';
import { anchor } from './VisitAnchor.css.ts';

/** A visit that links can lead to. */
export const VisitAnchor = ({ id, children }: { id: string; children: ReactNode }) => (
  <div id={id} tabIndex={-1} className={anchor}>
    {children}
  </div>
);
