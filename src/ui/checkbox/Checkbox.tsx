// bundle: choices
import { type ComponentProps, type ReactNode, useId } from 'react';
import { box, hint as hintStyle, plain, words } from '../choice/Choice.css.ts';
import { field, invalid } from '../field/Field.css.ts';
import { FieldError } from '../field/FieldError.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
}

/** One yes or no, such as a consent. */
export function Checkbox({ id, label, hint, error, ...native }: CheckboxProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const [hintId, errorId] = [`${controlId}-hint`, `${controlId}-error`];
  return (
    <div className={error ? `${field} ${invalid}` : field}>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <div className={plain}>
        <input
          {...native}
          id={controlId}
          type="checkbox"
          aria-describedby={[hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined}
          aria-invalid={error ? true : undefined}
          className={box}
        />
        <span className={words}>
          <label htmlFor={controlId}>{label}</label>
          {hint && (
            <span id={hintId} className={hintStyle}>
              {hint}
            </span>
          )}
        </span>
      </div>
    </div>
  );
}
