import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { TextField } from '../../ui/text-field/TextField.tsx';

// Few addresses are questioned, and none before its field is left. Without a connection nothing is asked.
const EmailQuestion = lazy(() => import('./EmailQuestion.tsx').catch(() => ({ default: () => null })));

type EmailFieldProps = ComponentProps<typeof TextField> & { id: string; value: string };

/** An email address. One that looks like a slip is questioned once its field is left, never refused. */
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
