import type { ReactNode } from 'react';
import { oneLine } from './unbroken.css.ts';

/** A visit's time, like 7:30–9:00, or a reference, like K7Q-M4R-T9X. */
const WHOLE = /(\d+:\d\d–\d+:\d\d|\b[0-9A-Z]{3}-[0-9A-Z]{3}-[0-9A-Z]{3}\b)/;

/** Keeps times of visits and references on one line. */
export const unbroken = (text: string): ReactNode =>
  text.split(WHOLE).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className={oneLine}>
        {part}
      </span>
    ) : (
      part
    ),
  );
