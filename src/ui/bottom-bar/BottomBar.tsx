import type { ReactNode } from 'react';
import { bar } from './BottomBar.css.ts';

/** What a page is for, in view at the lower edge of a phone; on wide screens it is where it is written. */
export const BottomBar = ({ children }: { children: ReactNode }) => <div className={bar}>{children}</div>;
