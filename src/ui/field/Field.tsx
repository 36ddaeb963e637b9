import { type ReactNode, useId } from 'react';
import { hidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { FieldError } from './FieldError.tsx';
import * as styles from './Field.css.ts';
import * as t from './words.ts';

/** What every labelled control takes. */
export interface FieldProps {
  /** Also the target of an error summary's link. */
  id?: string;
  label: ReactNode;
  /** For a control whose purpose its surroundings show, such as a search box in a toolbar. */
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: string;
  /** Adds "(optional)" to the label; everything else is required. */
  optional?: boolean;
}

/** What `Field` hands to the control inside it. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  /** More ids that describe the control, such as a counter's. */
  describedBy?: string;
  children: (control: ControlProps) => ReactNode;
}

/** Label, hint and error around one control, wired for screen readers. */
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
