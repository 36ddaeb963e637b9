import type { ReactNode } from 'react';
import { bar } from './BottomBar.css.ts';

/** A page's main action: fixed to the bottom of a phone's screen, and in its place on wide screens. */
export const BottomBar = ({ children }: { children: ReactNode }) => <div className={bar}>{children}</div>;
