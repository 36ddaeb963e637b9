import { type ReactNode, useId } from 'react';
import { FieldError } from './FieldError.tsx';
import * as styles from './Field.css.ts';
import * as t from './words.ts';

/** The props of every group of controls. */
export interface FieldsetProps {
  /** The error summary links to it, and focuses the first control inside. */
  id?: string;
  legend: ReactNode;
  hint?: ReactNode;
  error?: string;
  optional?: boolean;
}

/** A native group with legend, hint and error. */
export function Fieldset({
  id,
  legend,
  hint,
  error,
  optional,
  children,
}: FieldsetProps & { children: ReactNode }) {
  const generated = useId();
  const groupId = id ?? generated;
  const [hintId, errorId] = [`${groupId}-hint`, `${groupId}-error`];
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <fieldset
      id={groupId}
      aria-describedby={described || undefined}
      className={error ? `${styles.field} ${styles.invalid}` : styles.field}
    >
      <legend className={styles.legend}>
        {legend}
        {optional && <span className={styles.optional}> {t.optional}</span>}
      </legend>
      {hint && (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {children}
    </fieldset>
  );
}
