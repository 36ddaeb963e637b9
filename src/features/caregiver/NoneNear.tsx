import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { fill } from '../../lib/fill.ts';
import * as t from './words.ts';

interface NoneNearProps {
  /** How many jobs are further away. */
  further: number;
  /** A link to those jobs, labelled SHOW_FURTHER. */
  action: ReactNode;
}

/** Shown instead of jobs if all are further away than the caregiver wants to travel. */
export const NoneNear = ({ further, action }: NoneNearProps) => (
  <EmptyState title={t.noneNear} icon="pin" action={action}>
    {fill(t.furtherAway, { count: further })}
  </EmptyState>
);
