import type { ReactNode } from 'react';
import { piece } from './at-joints.css.ts';

/** An email address that, too long for its line, breaks before its @ or a dot and not at a hyphen; any other text as it is. */
export const atJoints = (text: string): ReactNode =>
  /^\S+@\S+$/.test(text)
    ? text.split(/(?=[@.])/).map((part, at) => (
        <span key={at} className={piece}>
          {part}
        </span>
      ))
    : text;
