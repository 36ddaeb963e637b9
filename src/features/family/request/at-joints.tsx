import type { ReactNode } from 'react';
import { piece } from './at-joints.css.ts';

/** Lets a long email address break before its @ or a dot, and not at a hyphen. Other texts are unchanged. */
export const atJoints = (text: string): ReactNode =>
  /^\S+@\S+$/.test(text)
    ? text.split(/(?=[@.])/).map((part, at) => (
        <span key={at} className={piece}>
          {part}
        </span>
      ))
    : text;
