import { type ComponentProps, useId, useState } from 'react';
import { Field, type FieldProps } from '../field/Field.tsx';
import { control } from '../field/Field.css.ts';
import * as styles from './TextArea.css.ts';
import { fill } from '../../lib/fill.ts';
import * as t from './words.ts';

interface TextAreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'id'> {
  /** A counter counts down to it and beyond. It never cuts off text, so check it on submit. */
  maxLength?: number;
}

const NEAR = 200;

export function TextArea({
  id,
  label,
  labelHidden,
  hint,
  error,
  optional,
  maxLength,
  rows = 4,
  onInput,
  ref,
  ...native
}: TextAreaProps) {
  const counterId = useId();
  const [typed, setTyped] = useState(String(native.value ?? native.defaultValue ?? '').length);
  const left = (maxLength ?? 0) - (native.value === undefined ? typed : String(native.value).length);

  return (
    <Field
      {...{ id, label, labelHidden, hint, error, optional }}
      describedBy={maxLength ? counterId : undefined}
    >
      {(wiring) => (
        <>
          <textarea
            rows={rows}
            {...native}
            {...wiring}
            ref={(node) => {
              const release = typeof ref === 'function' ? ref(node) : undefined;
              if (ref && typeof ref === 'object') ref.current = node;
              // A form library may have set a default value in the line above.
              if (node) setTyped(node.value.length);
              return typeof release === 'function' ? release : undefined;
            }}
            onInput={(event) => {
              setTyped(event.currentTarget.value.length);
              onInput?.(event);
            }}
            className={`${control} ${styles.area}`}
          />
          {maxLength !== undefined && (
            <div
              id={counterId}
              data-near={left <= NEAR || undefined}
              className={left < 0 ? `${styles.counter} ${styles.over}` : styles.counter}
            >
              {left < 0
                ? fill(t.charactersTooMany, { count: -left })
                : fill(t.charactersLeft, { count: left })}
            </div>
          )}
        </>
      )}
    </Field>
  );
}
