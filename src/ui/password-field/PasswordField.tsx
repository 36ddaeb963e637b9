import { useState } from 'react';
import { lowered } from '../../lib/lowered.ts';
import { Field, type FieldProps } from '../field/Field.tsx';
import { control } from '../field/Field.css.ts';
import type { NativeInputProps } from '../text-field/TextField.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './PasswordField.css.ts';
import * as t from './words.ts';

/** A password with a button that shows it. Pass `autoComplete` for password managers. */
export function PasswordField({
  id,
  label,
  labelHidden,
  hint,
  error,
  optional,
  ...native
}: FieldProps & Omit<NativeInputProps, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ id, label, labelHidden, hint, error, optional }}>
      {(wiring) => (
        <div className={styles.row}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...native}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className={`${control} ${styles.input}`}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-controls={wiring.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? t.hide : t.show}{' '}
            <VisuallyHidden>{typeof label === 'string' ? lowered(label) : label}</VisuallyHidden>
          </button>
          <VisuallyHidden role="status">{shown ? t.whatTypedVisible : ''}</VisuallyHidden>
        </div>
      )}
    </Field>
  );
}
