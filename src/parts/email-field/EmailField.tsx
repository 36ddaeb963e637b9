import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { TextField } from '../../ui/text-field/TextField.tsx';

// Loaded when the field is left. Few addresses are questioned, and without a connection none is.
const EmailQuestion = lazy(() => import('./EmailQuestion.tsx').catch(() => ({ default: () => null })));

type EmailFieldProps = ComponentProps<typeof TextField> & { id: string; value: string };

/** An email address. A likely slip is questioned when the field is left, and never refused. */
export function EmailField(field: EmailFieldProps) {
  const [left, setLeft] = useState('');
  return (
    <TextField
      {...field}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      onBlur={() => setLeft(field.value)}
      below={
        left &&
        !field.readOnly && (
          <Suspense>
            <EmailQuestion {...field} left={left} />
          </Suspense>
        )
      }
    />
  );
}
