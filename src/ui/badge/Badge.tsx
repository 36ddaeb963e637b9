import type { ReactNode } from 'react';
import type { Tone } from '../../lib/tone.ts';
import { badge, dot, tones } from './Badge.css.ts';

/** A short state; the words say it, the colour repeats it. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={`${badge} ${tones[tone]}`}>
      <span className={dot} aria-hidden="true" />
      {children}
    </span>
  );
}
