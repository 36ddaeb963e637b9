import type { ReactNode } from 'react';
import type { Tone } from '../../lib/tone.ts';
import { badge, dot, tones } from './Badge.css.ts';

/** A short status. Its words say what its colour says. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={`${badge} ${tones[tone]}`}>
      <span className={dot} aria-hidden="true" />
      {children}
    </span>
  );
}
