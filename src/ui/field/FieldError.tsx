import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { error } from './Field.css.ts';
import * as t from './words.ts';

/** A field's error, in the same words as in the error summary. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} className={error}>
      <Icon name="alert" />
      <span>
        <VisuallyHidden>{t.error} </VisuallyHidden>
        {children}
      </span>
    </div>
  );
}
