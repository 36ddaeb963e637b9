// bundle: waiting
import type { ReactNode } from 'react';
import { anchor } from './Anchor.css.ts';

/** What a person can be brought to, such as a visit. */
export const Anchor = ({ id, children }: { id: string; children: ReactNode }) => (
  <div id={id} tabIndex={-1} className={anchor}>
    {children}
  </div>
);
