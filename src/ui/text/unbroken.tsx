import type { ReactNode } from 'react';
import { oneLine } from './whole-times.css.ts';

/** Keeps a visit's time, like 7:30–9:00, on one line. */
export const wholeTimes = (text: string): ReactNode =>
  text.split(/(\d+:\d\d–\d+:\d\d)/).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className={oneLine}>
        {part}
      </span>
    ) : (
      part
    ),
  );
