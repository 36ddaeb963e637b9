import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldProps } from '../field/Field.tsx';
import { control, widths } from '../field/Field.css.ts';
import * as styles from './TextField.css.ts';

export type NativeInputProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'prefix' | 'width' | 'size' | 'id'
>;

interface TextFieldProps extends FieldProps, NativeInputProps {
  /** A sign before the value, such as a currency. */
  prefix?: string;
  /** A unit after the value. */
  suffix?: string;
  /** How long an answer to expect. */
  width?: keyof typeof widths;
  /** A question or hint about the answer. */
  below?: ReactNode;
}

/** One line of text with a label. It takes every native input attribute, also `ref`. */
export function TextField({
  id,
  label,
  labelHidden,
  hint,
  error,
  optional,
  prefix,
  suffix,
  width = 'full',
  below,
  ...native
}: TextFieldProps) {
  return (
    <Field {...{ id, label, labelHidden, hint, error, optional }}>
      {(wiring) => (
        <>
          <div className={`${styles.row} ${widths[width]}`}>
            {prefix && (
              <span className={styles.affix} aria-hidden="true">
                {prefix}
              </span>
            )}
            <input type="text" {...native} {...wiring} className={`${control} ${styles.inner}`} />
            {suffix && (
              <span className={styles.affix} aria-hidden="true">
                {suffix}
              </span>
            )}
          </div>
          {below}
        </>
      )}
    </Field>
  );
}
