import type { ComponentProps } from 'react';
import { Field, type FieldProps } from '../field/Field.tsx';
import { control, widths } from '../field/Field.css.ts';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './Select.css.ts';

interface SelectProps
  extends FieldProps, Omit<ComponentProps<'select'>, 'className' | 'style' | 'id' | 'children'> {
  options: readonly { value: string; label: string }[];
  /** A first, empty option such as "Choose one". */
  placeholder?: string;
  width?: keyof typeof widths;
}

/** The device's own select. */
export function Select({
  id,
  label,
  labelHidden,
  hint,
  error,
  optional,
  options,
  placeholder,
  width = 'full',
  ...native
}: SelectProps) {
  return (
    <Field {...{ id, label, labelHidden, hint, error, optional }}>
      {(wiring) => (
        <div className={`${styles.row} ${widths[width]}`}>
          <select {...native} {...wiring} className={`${control} ${styles.select}`}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.arrow}>
            <Icon name="chevron-down" />
          </span>
        </div>
      )}
    </Field>
  );
}
