import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { fill } from '../../lib/fill.ts';
import * as t from './words.ts';

interface NoneNearProps {
  /** How many jobs there are further away. */
  further: number;
  /** The way to them, by SHOW_FURTHER. */
  action: ReactNode;
}

/** In the place of jobs, where all there are is further away than the caregiver likes to travel. */
export const NoneNear = ({ further, action }: NoneNearProps) => (
  <EmptyState title={t.noneNear} icon="pin" action={action}>
    {fill(t.furtherAway, { count: further })}
  </EmptyState>
);
