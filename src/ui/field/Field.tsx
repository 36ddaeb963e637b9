import { type ReactNode, useId } from 'react';
import { hidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { FieldError } from './FieldError.tsx';
import * as styles from './Field.css.ts';
import * as t from './words.ts';

/** The props of every labelled control. */
export interface FieldProps {
  /** The error summary links to it. */
  id?: string;
  label: ReactNode;
  /** Hides the label from sight if the surroundings show the purpose, as in a toolbar's search box. */
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: string;
  /** Adds "(optional)" to the label. All other fields are required. */
  optional?: boolean;
}

/** What `Field` passes to its control. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  /** More ids of descriptions, such as a counter's. */
  describedBy?: string;
  children: (control: ControlProps) => ReactNode;
}

/** Label, hint and error around a control, connected for screen readers. */
export function Field({
  id,
  label,
  labelHidden,
  hint,
  error,
  optional,
  describedBy,
  children,
}: FieldFrameProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const [hintId, errorId] = [`${controlId}-hint`, `${controlId}-error`];
  const described = [hint && hintId, error && errorId, describedBy].filter(Boolean).join(' ');
  return (
    <div className={error ? `${styles.field} ${styles.invalid}` : styles.field}>
      <label htmlFor={controlId} className={labelHidden ? hidden : styles.label}>
        {label}
        {optional && <span className={styles.optional}> {t.optional}</span>}
      </label>
      {hint && (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
    </div>
  );
}
