// bundle: fields
import { Field, type FieldProps } from '../field/Field.tsx';
import { control, widths } from '../field/Field.css.ts';
import type { NativeInputProps } from '../text-field/TextField.tsx';

/** A date in the device's own date picker; the value is `yyyy-mm-dd`. */
export function DateField({
  id,
  label,
  labelHidden,
  hint,
  error,
  optional,
  ...native
}: FieldProps & Omit<NativeInputProps, 'type'>) {
  return (
    <Field {...{ id, label, labelHidden, hint, error, optional }}>
      {(wiring) => <input {...native} {...wiring} type="date" className={`${control} ${widths.medium}`} />}
    </Field>
  );
}
